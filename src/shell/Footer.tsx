import { css } from 'linaria';
import vanDrawn from '../assets/drawings/van.svg?drawing';
import { branches, headOfficeHours } from '../content/branches.ts';
import { business } from '../content/business.ts';
import {
  footerServices,
  footerWords,
  sundayAtHeadOffice,
  trustBadges,
  vanWords,
} from '../content/shellWords.ts';
import { container, note } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, font, media, size, space, tracks } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { CentreLine } from '../ui/CentreLine.tsx';
import { HoursList } from '../ui/HoursList.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { Drawing } from '../ui/drawing/Drawing.tsx';

const footer = css`
  padding-block-end: ${space.m};
  border-block-start: 1px solid ${color.surfaceDarkBorder};
  ${mixins.darkRoles}

  :where(h2) {
    font: ${font.headline(size.lead)};
    color: ${color.inkSoft};
  }

  :where(small) {
    display: block;
    color: ${color.inkSoft};
  }

  /* In print: address, hours and contact details only; links are of no use there. */
  @media print {
    padding: 0;

    nav {
      display: none;
    }
  }
`;

/* One line where there is room. The van stands on the road below. */
const van = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0 ${space.s};
  padding-block-start: ${space.xl};
  ${mixins.notInPrint}

  > :not(svg) {
    margin-block-end: ${space.m};
  }

  > :where(div) {
    flex: 1 0 100%;
  }

  > svg {
    inline-size: clamp(6rem, 22vw, 11rem);
  }

  :where(strong) {
    display: block;
    margin-block: ${space.xs};
    font: ${font.headline(fitted.oneLine, 'heading')};
  }

  ${media.tablet} {
    > :where(div) {
      flex: 1;
    }

    > svg {
      order: -1;
    }

    :where(strong) {
      font-size: ${size.cardHeading};
    }
  }

  ${media.desktop} {
    :where(strong) {
      font-size: ${size.partHeading};
    }
  }
`;

const row = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
  padding-block: ${space.l};
  border-block-end: 1px solid ${color.border};

  &:where(ul) {
    row-gap: ${space.xs};
  }

  ${media.tablet} {
    grid-template-columns: 1.35fr 1fr 1.15fr;
  }
`;

/* On a tablet the words would need four lines beside the figure. */
const badge = css`
  display: flex;
  align-items: center;
  gap: ${space.xxs} ${space.m};
  ${mixins.smallText}
  color: ${color.inkSoft};

  :where(span) {
    min-inline-size: 1.7em;
    font: ${font.headline(size.partHeading, 'figure')};
    color: ${color.ink};
  }

  ${media.tabletOnly} {
    flex-direction: column;
    align-items: start;
  }
`;

/* Its lists are in two columns where there is room. */
const column = css`
  > * + * {
    margin-block-start: ${space.xs};
  }

  :where(ul) {
    columns: 2 7rem;
    column-gap: ${space.m};
  }

  /* Names of branches are short. */
  nav + & :where(ul) {
    columns: 3 5.5rem;
  }

  :where(p) {
    ${mixins.baselineRow}
    gap: 0 ${space.l};
  }

  :where(li a) {
    display: inline-block;
    padding-block: 0.37em;
    font: ${font.headline(size.label)};
    overflow-wrap: anywhere;
    ${mixins.quietLink}
  }

  :where(p a) {
    padding-block: 0.65em;
    overflow-wrap: anywhere;
  }
`;

const phone = css`
  flex: 1 0 100%;
  padding-block: ${space.xs};
  font: ${font.headline(size.itemHeading)};
  text-decoration: none;
`;

/**
 * The shared footer (specification, section 1): the mobile service, three trust badges, the head office with its own
 * hours (D2), eight services that all link to /tyres, six branches, and contact details.
 */
export function Footer() {
  const { headOffice, telephones } = business;
  return (
    <footer className={footer}>
      <section className={`${container} ${van}`}>
        <div>
          <h2>{vanWords.heading}</h2>
          <strong>{vanWords.days}</strong>
          <small>{`${vanWords.hours} ${vanWords.fee}`}</small>
        </div>
        <TelephoneLink className={buttonStyles} number={telephones.main} lead={vanWords.call} />
        <Drawing svg={vanDrawn} />
      </section>
      <CentreLine />
      <div className={container}>
        <ul className={row} role="list" aria-label={footerWords.badges}>
          {trustBadges.map(({ figure, words, isAbbreviation }) => (
            <li key={figure} className={badge}>
              <span aria-hidden={isAbbreviation}>{figure}</span> {words}
            </li>
          ))}
        </ul>
        <div className={row}>
          <section className={column}>
            <h2>{footerWords.office}</h2>
            <address>
              {headOffice.street}
              <br />
              {headOffice.suburb}, {headOffice.city} {headOffice.postalCode}
            </address>
            <HoursList week={headOfficeHours} />
            {sundayAtHeadOffice && (
              <p>
                <strong>{sundayAtHeadOffice}</strong>
              </p>
            )}
            <p>
              <TelephoneLink className={phone} number={telephones.main} />{' '}
              <a href={`mailto:${business.email}`}>{business.email}</a>{' '}
              <a href={business.social.url}>{business.social.label}</a>
            </p>
          </section>
          <nav className={column} aria-labelledby="footer-services">
            <h2 id="footer-services">{footerWords.services}</h2>
            <ul role="list">
              {footerServices.map((name) => (
                <li key={name}>
                  <Link to="/tyres">{name}</Link>
                </li>
              ))}
            </ul>
            <small>{footerWords.servicesNote}</small>
          </nav>
          <nav className={column} aria-labelledby="footer-locations">
            <h2 id="footer-locations">{footerWords.locations}</h2>
            <ul role="list">
              {branches.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/locations#${id}`}>{name}</Link>
                </li>
              ))}
            </ul>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              {footerWords.nearest}
            </Link>
          </nav>
        </div>
        <p className={note}>{footerWords.imprint}</p>
      </div>
    </footer>
  );
}
