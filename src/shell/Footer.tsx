import { css } from 'linaria';
import { headOfficeHours } from '../content/branches.ts';
import { business } from '../content/business.ts';
import {
  footerLocations,
  footerServices,
  footerWords,
  sundayAtHeadOffice,
  trustBadges,
  vanWords,
} from '../content/footer.ts';
import { container } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, fitted, font, leading, media, size, space, tracks } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { Van } from '../ui/drawing/Van.tsx';
import { HoursList } from '../ui/HoursList.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';

const footer = css`
  padding-block-end: ${space.l};
  --border: ${color.surfaceDarkBorder};
  ${mixins.dark}

  h2 {
    font: ${font.headline(size.lead)};
    color: ${color.onSurfaceDarkSoft};
  }

  small {
    display: block;
    color: ${color.onSurfaceDarkSoft};
  }

  /* In print: address, hours and contact details only; links are of no use there. */
  @media print {
    padding: 0;

    nav {
      display: none;
    }
  }
`;

const van = css`
  display: grid;
  gap: 0 ${space.m};
  padding-block-start: ${space.xxxl};

  h2 {
    font-size: ${size.cardHeading};
  }

  strong {
    margin-block: ${space.xs} ${space.m};
    font: ${font.headline(fitted.oneLine, 'heading')};
  }

  small {
    margin-block: ${space.s} ${space.l};
  }

  svg {
    align-self: end;
    justify-self: end;
    inline-size: clamp(7.5rem, 34vw, 25rem);
  }

  ${mixins.notInPrint}

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    h2,
    strong {
      grid-column: 1 / -1;
    }
  }
`;

/* A road's centre line across the window, below the van. */
const centreLine = css`
  block-size: 6px;
  background: repeating-linear-gradient(to right, ${color.signal} 0 4rem, transparent 0 6.5rem);

  @media (forced-colors: active) {
    border-block-end: 6px dashed;
  }
`;

const badges = css`
  padding-block: ${space.s};

  li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    padding-block: ${space.xs};
    line-height: ${leading.note};
    color: ${color.onSurfaceDarkSoft};

    ${media.largeText} {
      display: block;
    }
  }

  li + li {
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: ${tracks.three};
    padding-block: ${space.xxl};

    li {
      flex-direction: column;
      align-items: start;
      gap: ${space.xs};
      padding: 0 ${space.xl} 0 0;
    }

    li + li {
      padding-inline-start: ${space.xl};
      border-block-start: 0;
      border-inline-start: 1px solid ${color.surfaceDarkBorder};
    }
  }

  ${media.desktop} {
    li {
      flex-direction: row;
      align-items: center;
      gap: ${space.m};
    }
  }
`;

const badgeFigure = css`
  flex: none;
  inline-size: 4.5rem;
  font: ${font.headline(size.partHeading, 'figure')};
  color: ${color.onSurfaceDark};

  ${media.desktop} {
    inline-size: auto;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l} ${space.xxl};
  padding-block: ${space.xl};
  border-block: 1px solid ${color.surfaceDarkBorder};

  ${media.tablet} {
    grid-template-columns: 1.35fr 1fr 1fr;
    padding-block: ${space.xxxl};
  }
`;

const office = css`
  address {
    margin-block: ${space.xs} ${space.s};
  }

  dl {
    max-inline-size: 21rem;
  }

  a {
    display: inline-block;
    padding-block: 0.55em;
  }

  /* The email address has the whole line if the other link is below it. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
  }

  p {
    margin-block-start: ${space.s};
  }
`;

const bigLinks = css`
  ul {
    columns: 2 7rem;
    column-gap: ${space.m};
    margin-block: ${space.xs} ${space.s};
  }

  li {
    position: relative;
  }

  ${media.tablet} {
    ul {
      columns: 1;
    }
  }

  li a {
    display: inline-block;
    padding-block: 0.4em;
    font: ${font.headline(size.label)};
    overflow-wrap: anywhere;
    ${mixins.quietLink}
  }
`;

const number = css`
  font: ${font.headline(size.cardHeading, 'single')};
  ${mixins.quietLink}
`;

/* The six branches as stops; connected by a road where they are in one column. */
const branchList = css`
  li {
    padding-inline-start: ${space.xl};
  }

  li::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 0;
    ${square('0.95rem')}
    border: 3px solid ${color.onSurfaceDark};
    border-radius: 50%;
    background-color: ${color.surfaceDark};
    translate: 0 -50%;
  }

  li:first-child::before {
    border-color: ${color.signal};
  }

  ${media.tablet} {
    ul {
      position: relative;
    }

    ul::before {
      content: '';
      position: absolute;
      inset: 1rem auto 1rem 0.4rem;
      border-inline-start: 3px dashed ${color.surfaceDarkRule};
    }
  }
`;

const imprint = css`
  padding-block-start: ${space.m};
  font-size: ${size.small};
  color: ${color.onSurfaceDarkSoft};
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
        <h2>{vanWords.heading}</h2>
        <strong>{vanWords.days}</strong>
        <div>
          <TelephoneLink className={buttonStyles} number={telephones.main} lead={vanWords.call} />
          <small>{`${vanWords.hours} ${vanWords.fee}`}</small>
        </div>
        <Van />
      </section>
      <div className={centreLine} />
      <div className={container}>
        <ul className={badges} role="list" aria-label={footerWords.badges}>
          {trustBadges.map(({ figure, words, isAbbreviation }) => (
            <li key={figure}>
              <span className={badgeFigure} aria-hidden={isAbbreviation}>
                {figure}
              </span>{' '}
              {words}
            </li>
          ))}
        </ul>
        <div className={columns}>
          <section className={office}>
            <h2>{footerWords.office}</h2>
            <address>
              {headOffice.street}
              <br />
              {headOffice.suburb}, {headOffice.city} {headOffice.postalCode}
            </address>
            <HoursList week={headOfficeHours} />
            {sundayAtHeadOffice && <small>{sundayAtHeadOffice}</small>}
            <p>
              <TelephoneLink className={number} number={telephones.main} />
            </p>
            <div>
              <a href={`mailto:${business.email}`}>{business.email}</a>{' '}
              <a href={business.social.url}>{business.social.label}</a>
            </div>
          </section>
          <nav className={bigLinks} aria-labelledby="footer-services">
            <h2 id="footer-services">{footerWords.services}</h2>
            <small>{footerWords.servicesNote}</small>
            <ul role="list">
              {footerServices.map((name) => (
                <li key={name}>
                  <Link to="/tyres">{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={`${bigLinks} ${branchList}`} aria-labelledby="footer-locations">
            <h2 id="footer-locations">{footerWords.locations}</h2>
            <ul role="list">
              {footerLocations.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              {footerWords.nearest}
            </Link>
          </nav>
        </div>
        <p className={imprint}>{footerWords.imprint}</p>
      </div>
    </footer>
  );
}
