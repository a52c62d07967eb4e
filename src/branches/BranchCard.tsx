import { css } from 'linaria';
import { branchCardPath, branchServices, type Branch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { directionsUrl } from '../domain/directions.ts';
import { branchCardWords } from '../content/branchWords.ts';
import { slashes, visuallyHidden } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { cardBox, color, fitted, font, leading, media, size, space } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { HoursList } from '../ui/HoursList.tsx';
import { href } from '../ui/href.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { BranchPin } from './BranchPin.tsx';
import { OpenStatus } from './OpenStatus.tsx';

const card = css`
  ${mixins.column}
  ${mixins.card}
  overflow: clip;
  scroll-margin-block-start: 1.5rem;

  &[data-main] {
    ${mixins.darkRoles}
    border-color: ${color.surfaceDarkBorder};
  }

  /* The card that a pin on the map links to. */
  &:target {
    outline: 4px solid ${color.signal};
  }
`;

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  ${mixins.partPadding}
  ${mixins.dark}

  :where(h3) {
    min-inline-size: 0;
    font-size: ${size.cardHeading};
  }

  [data-main] > & {
    border-block-end: 1px solid ${color.surfaceDarkBorder};
  }

  /* Beside the map, which is taller than a card: the branch's name in large type, on a line of its own. */
  &[data-beside-map] {
    ${mixins.cardPadding}

    :where(h3) {
      order: 1;
      flex-basis: 100%;
      font: ${font.headline(fitted.branchName.phone, 'heading')};

      /* The longest name, Sockburn, fits on one line in the narrowest of three columns. */
      ${media.desktop} {
        font-size: ${fitted.branchName.desktop};
      }

      @media print {
        font-size: ${size.partHeading};
      }
    }
  }
`;

/* At the card's edge, so that it is beside the name in the narrowest of three columns too. */
const badge = css`
  margin-inline: auto calc(-1 * ${cardBox.side});
  padding: ${space.xxs} ${space.xs};
  background-color: ${color.signal};
  color: ${color.onSignal};
  font: ${font.headline(size.small)};
  position: relative;
  ${mixins.forcedEdge}
`;

/* Two lines, so that the longest status fits; a shorter one is centred. */
const status = css`
  order: 1;
  flex-basis: 100%;
  align-content: center;
  min-block-size: 3em;
  ${mixins.noteOnDark}

  ${media.narrow} {
    min-block-size: 4.5em;
  }

  ${mixins.notInPrint}
`;

const body = css`
  flex: 1;
  ${mixins.column}
  gap: ${space.xs};
  ${mixins.partPadding}
  line-height: ${leading.note};

  /* The last part that cards share takes the room that is left, so that each part is beside its neighbours' one. */
  > :where(ul) {
    flex: 1;
    align-content: start;
  }
`;

const reach = css`
  ${mixins.baselineRow}
  gap: 0 ${space.s};

  /* Below each other in each of the columns, which are not equally wide. */
  ${media.desktop} {
    flex-direction: column;
  }
`;

const phoneLink = css`
  padding-block: 0.25em;
  font: ${font.headline(size.cardHeading)};

  [data-main] & {
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 4px;
  }
`;

const emailLink = css`
  padding-block: 0.65em;
`;

const saveLink = css`
  ${mixins.linkTarget}
  font-size: ${size.small};
  ${mixins.notInPrint}
`;

const directions = css`
  display: grid;
  ${mixins.notInPrint}

  .${buttonStyles} {
    flex-wrap: wrap;
    gap: 0 ${space.s};
    padding-inline: ${space.xs};
  }

  :where(small) {
    font-family: ${font.text};
    font-weight: 400;
  }
`;

interface BranchCardProps {
  readonly branch: Branch;
  /**
   * The map is on the page: the card says whether the branch is open now, and that of the main branch is beside it and
   * has the email address, which other pages have above their cards.
   */
  readonly withMap?: boolean;
}

/** A branch's card (specification, section 2, Contact and Locations): address, hours, services and contact details. */
export function BranchCard({ branch, withMap = false }: BranchCardProps) {
  const { id, name, address, suburb, city, postalCode, phone, email, isMain = false } = branch;
  const besideMap = isMain && withMap;
  return (
    <li className={card} data-main={isMain || undefined} id={id}>
      <div className={header} data-beside-map={besideMap || undefined}>
        <h3>{name}</h3>
        <BranchPin branch={branch} />
        {isMain ? <strong className={badge}>{branchCardWords.main}</strong> : null}
        {withMap ? (
          <div className={status}>
            <OpenStatus branch={branch} />
          </div>
        ) : null}
      </div>
      <div className={body}>
        <address>
          {address}
          <br />
          {suburb}, {city} {postalCode}
        </address>
        <div className={reach}>
          <TelephoneLink className={phoneLink} number={phone} />
          <a className={saveLink} href={href(branchCardPath(id))} download>
            {branchCardWords.addToContacts}
            <span className={visuallyHidden}>{branchCardWords.contactOf(name)}</span>
          </a>
          {email && withMap ? (
            <a className={emailLink} href={`mailto:${email}`}>
              {email}
            </a>
          ) : null}
        </div>
        <HoursList week={branch.hours} rows={besideMap} />
        <ul className={slashes} role="list" aria-label={branchCardWords.servicesAt(name)}>
          {branch.services.map((service) => (
            <li key={service}>{branchServices[service]}</li>
          ))}
        </ul>
        <div className={directions}>
          <NewTabLink
            className={buttonStyles}
            data-tone={isMain ? undefined : 'outline'}
            href={directionsUrl(business.directions.url, branch)}
          >
            {branchCardWords.directions}
            <small>{branchCardWords.inProvider}</small>
            <span className={visuallyHidden}>{branchCardWords.directionsTo(name)}</span>
          </NewTabLink>
        </div>
      </div>
    </li>
  );
}
