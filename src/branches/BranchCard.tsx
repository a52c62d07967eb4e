import { css } from 'linaria';
import type { ReactNode } from 'react';
import { branchCardPath, branchServices, type Branch } from '../content/branches.ts';
import { branchCardWords } from '../content/branchCardWords.ts';
import { visuallyHidden } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, fitted, font, leading, media, size, space } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { HoursList } from '../ui/HoursList.tsx';
import { href } from '../ui/href.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';

const card = css`
  display: flex;
  flex-direction: column;
  ${mixins.card}
  overflow: clip;
  scroll-margin-block-start: 1.5rem;

  /* The card that a pin on the map links to. */
  &:target {
    outline: 4px solid ${color.signal};
  }
`;

const mainCard = css`
  ${mixins.darkRoles}
  border-color: ${color.surfaceDarkBorder};
`;

const header = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.m} ${space.l};
  ${mixins.dark}

  h3 {
    font-size: ${size.cardHeading};
  }

  .${mainCard} > & {
    padding-block-start: ${space.xl};
  }

  .${mainCard} > & h3 {
    grid-column: 1 / -1;
    font: ${font.headline(fitted.branchName.phone, 'heading')};

    /* The longest name, Sockburn, fits on one line in the narrowest of three columns. */
    ${media.desktop} {
      font-size: ${fitted.branchName.desktop};
    }

    @media print {
      font-size: ${size.partHeading};
    }
  }

  ${media.desktop} {
    .${mainCard} > & {
      padding: ${space.xl} ${space.xl} ${space.m};
    }
  }
`;

/* The number on the map's pin, hidden from screen readers, which would read it together with the street number. */
const pin = css`
  ${mixins.numberBadge}
  order: -1;
  ${square('2.1rem')}
  background-color: ${color.onSurfaceDark};
  font-size: ${size.label};

  .${mainCard} & {
    background-color: ${color.signal};
  }

  /* In front of the name: in forced colours its background would cover the pin's lower edge. */
  position: relative;
`;

const badge = css`
  order: -1;
  justify-self: start;
  padding: ${space.xxs} ${space.s};
  background-color: ${color.signal};
  color: ${color.onSignal};
  font: ${font.headline(size.lead)};
  letter-spacing: 0.03em;
  position: relative;
  ${mixins.forcedEdge}
`;

/*
 * Two lines, so that the longest status fits; a shorter one is centred. Until the status is known, a dashed road line
 * fills the space.
 */
const status = css`
  grid-column: 1 / -1;
  align-content: center;
  min-block-size: 2.6em;
  ${mixins.noteOnDark}

  &:empty {
    background: repeating-linear-gradient(
        90deg,
        ${color.surfaceDarkRule} 0 1.5rem,
        transparent 0 2.5rem
      )
      0 / 100% 3px no-repeat;
  }

  ${media.narrow} {
    min-block-size: 3.9em;
  }

  .${mainCard} & {
    font-size: ${size.lead};
  }

  ${mixins.notInPrint}
`;

const body = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m} ${space.l};

  address {
    line-height: ${leading.note};
  }

  .${mainCard} > & {
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  ${media.desktop} {
    .${mainCard} > & {
      padding: ${space.l} ${space.xl} ${space.xl};
    }
  }
`;

const phoneLink = css`
  display: block;
  padding-block: 0.15em 0.25em;
  font: ${font.headline(size.cardHeading)};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.15em;

  .${mainCard} & {
    font-size: ${size.partHeading};
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 4px;
  }
`;

const emailLink = css`
  display: inline-block;
  padding-block: 0.55em;
  overflow-wrap: anywhere;
`;

/* Each item starts with a separator; at the start of a line it is clipped. */
const services = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space.xxs} 0;
  margin-inline-start: -1.4em;
  font-size: ${size.small};
  line-height: ${leading.note};
  clip-path: inset(0 0 0 1.4em);

  li::before {
    content: '/' / '';
    display: inline-block;
    inline-size: 1.4em;
    text-align: center;
  }
`;

const directions = css`
  margin-block-start: auto;

  ${mixins.notInPrint}

  a[target] {
    flex-wrap: wrap;
    gap: 0.1em;
    inline-size: 100%;
  }

  small {
    flex-basis: 100%;
    font-family: ${font.text};
    font-weight: 400;
  }
`;

/* Less prominent than the button, because saving the number is less urgent. */
const contactLink = css`
  ${mixins.linkTarget}
  font-size: ${size.small};
`;

interface BranchCardProps {
  readonly branch: Branch;
  /** The branch's number on the map. */
  readonly number: number;
  /** The branch's opening status. Also shows its services; without it the card is shorter. */
  readonly state?: ReactNode;
}

/** A branch's card (specification, section 2, Contact and Locations): address, hours, services and contact details. */
export function BranchCard({ branch, number, state }: BranchCardProps) {
  const { id, name, address, suburb, city, postalCode, phone, email, isMain = false } = branch;
  return (
    <li className={classNames(card, isMain && mainCard)} id={id}>
      <div className={header}>
        <h3>{name}</h3>
        <span className={pin} aria-hidden="true">
          {number}
        </span>
        {isMain ? <strong className={badge}>{branchCardWords.main}</strong> : null}
        {state ? <div className={status}>{state}</div> : null}
      </div>
      <div className={body}>
        <address>
          {address}
          <br />
          {suburb}, {city} {postalCode}
        </address>
        <div>
          <TelephoneLink className={phoneLink} number={phone} />
          {email ? (
            <a className={emailLink} href={`mailto:${email}`}>
              {email}
            </a>
          ) : null}
        </div>
        <HoursList week={branch.hours} />
        {state ? (
          <ul className={services} role="list" aria-label={branchCardWords.servicesAt(name)}>
            {branch.services.map((service) => (
              <li key={service}>{branchServices[service]}</li>
            ))}
          </ul>
        ) : null}
        <div className={directions}>
          <NewTabLink
            className={buttonStyles}
            data-tone={isMain ? undefined : 'outline'}
            href={branch.mapUrl}
          >
            {branchCardWords.directions}
            <small>{branchCardWords.inProvider}</small>
            <span className={visuallyHidden}>{branchCardWords.directionsTo(name)}</span>
          </NewTabLink>
          <a className={contactLink} href={href(branchCardPath(id))} download>
            {branchCardWords.addToContacts}
            <span className={visuallyHidden}>{branchCardWords.contactOf(name)}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
