import { css } from 'linaria';
import vanDrawn from '../assets/drawings/van.svg?drawing';
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
import { HoursList } from '../ui/HoursList.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { Drawing } from '../ui/drawing/Drawing.tsx';

const footer = css`
  padding-block-end: ${space.m};
  border-block-start: 1px solid ${color.surfaceDarkBorder};
  ${mixins.darkRoles}

  h2 {
    font: ${font.headline(size.lead)};
    color: ${color.inkSoft};
  }

  small {
    display: block;
    line-height: ${leading.note};
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

/* On wide screens one line. The van stands on the road below. */
const van = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  padding-block-start: ${space.xxl};
  ${mixins.notInPrint}

  > div {
    flex: 1 0 100%;
  }

  > a {
    margin-block-end: ${space.m};
  }

  > svg {
    inline-size: clamp(6rem, 30vw, 11rem);
    margin-inline-start: auto;
  }

  ${media.desktop} {
    > svg {
      order: -1;
      margin-inline: 0 ${space.m};
    }

    > div {
      flex-basis: 0;
      margin-block-end: ${space.m};
    }
  }
`;

const days = css`
  display: block;
  margin-block: ${space.xxs};
  font: ${font.headline(fitted.oneLine, 'heading')};

  ${media.desktop} {
    font-size: ${size.partHeading};
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
  display: grid;
  gap: ${space.xs} ${space.xl};
  padding-block: ${space.m};

  li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    line-height: ${leading.note};
    color: ${color.inkSoft};

    ${media.largeText} {
      display: block;
    }
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.three};
    padding-block: ${space.xl};
  }
`;

const badgeFigure = css`
  flex: none;
  min-inline-size: 3.5rem;
  font: ${font.headline(size.partHeading, 'figure')};
  color: ${color.ink};
`;

const columns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l} ${space.xxl};
  padding-block: ${space.l};
  border-block: 1px solid ${color.border};

  ${media.tablet} {
    grid-template-columns: 1.3fr 1fr 1fr;
    padding-block: ${space.xxl};
  }
`;

const office = css`
  address {
    margin-block: ${space.xs} ${space.s};
  }

  small {
    margin-block-start: ${space.xs};
  }

  a {
    padding-block: 0.6em;
  }

  > div {
    ${mixins.baselineRow}
    gap: 0 ${space.l};
  }
`;

const number = css`
  flex-basis: 100%;
  font: ${font.headline(size.cardHeading, 'single')};
  ${mixins.quietLink}
`;

/* In two columns where there is room. */
const bigLinks = css`
  ul {
    columns: 2 7rem;
    column-gap: ${space.m};
    margin-block: ${space.xs} ${space.s};
  }

  li a {
    display: inline-block;
    padding-block: 0.37em;
    font: ${font.headline(size.label)};
    overflow-wrap: anywhere;
    ${mixins.quietLink}
  }
`;

/* The branches as stops on a map. */
const stops = css`
  li::before {
    content: '';
    display: inline-block;
    ${square('0.85rem')}
    margin-inline-end: ${space.xs};
    border: 3px solid;
    border-radius: 50%;
  }

  li:first-child::before {
    border-color: ${color.signal};
  }
`;

const imprint = css`
  padding-block-start: ${space.s};
  font-size: ${size.small};
  color: ${color.inkSoft};
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
          <strong className={days}>{vanWords.days}</strong>
          <small>{`${vanWords.hours} ${vanWords.fee}`}</small>
        </div>
        <TelephoneLink className={buttonStyles} number={telephones.main} lead={vanWords.call} />
        <Drawing svg={vanDrawn} />
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
            <div>
              <TelephoneLink className={number} number={telephones.main} />{' '}
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
          <nav className={`${bigLinks} ${stops}`} aria-labelledby="footer-locations">
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
