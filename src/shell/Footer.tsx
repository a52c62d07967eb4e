import { css } from 'linaria';
import { business } from '../content/business.ts';
import {
  footerLocations,
  footerServices,
  sundayAtHeadOffice,
  trustBadges,
} from '../content/footer.ts';
import { container } from '../styles/layout.ts';
import { color, font, media } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { Van } from '../ui/drawing/Van.tsx';
import { Link } from '../ui/Link.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';

const footer = css`
  padding-block-end: 1.25rem;
  color: ${color.onSurfaceDark};
  background: ${color.surfaceDark};

  h2 {
    font-size: 1.15rem;
    line-height: 1.1;
    color: ${color.onSurfaceDarkSoft};
  }

  small {
    display: block;
    font-size: 0.95rem;
    color: ${color.onSurfaceDarkSoft};
  }

  /* On paper: the address, the hours and the ways to reach us; lists of links lead nowhere there. */
  @media print {
    padding: 0;
    background: none;

    * {
      color: #000 !important;
    }

    nav {
      display: none;
    }
  }
`;

const van = css`
  display: grid;
  gap: 0 1rem;
  padding-block-start: clamp(2.25rem, 1rem + 5vw, 4.25rem);

  h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  }

  strong {
    margin-block: 0.5rem 1rem;
    font-family: ${font.display};
    font-size: clamp(1.8rem, 10vw, 5.2rem);
    line-height: 0.95;
  }

  small {
    margin-block: 0.75rem 1.25rem;
  }

  svg {
    align-self: end;
    justify-self: end;
    inline-size: clamp(7.5rem, 34vw, 25rem);
  }

  @media print {
    display: none;
  }

  @media (width >= 23.5rem) {
    grid-template-columns: 1fr auto;

    h2,
    strong {
      grid-column: 1 / -1;
    }
  }
`;

/* The centre line, from one edge of the window to the other; the van stands on it. */
const centreLine = css`
  block-size: 6px;
  background: repeating-linear-gradient(to right, ${color.signal} 0 4rem, transparent 0 6.5rem);

  @media (forced-colors: active) {
    border-block-end: 6px dashed;
  }
`;

const badges = css`
  padding-block: 0.75rem;

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: center;
    gap: 1rem;
    padding-block: 0.6rem;
    line-height: 1.3;
    text-wrap: pretty;
    color: ${color.onSurfaceDarkSoft};

    ${media.largeText} {
      display: block;
    }
  }

  li + li {
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  b {
    font-family: ${font.display};
    font-size: 2.6rem;
    line-height: 0.9;
    color: ${color.onSurfaceDark};
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    padding-block: 2rem;

    b {
      font-size: 3.4rem;
    }

    li {
      grid-template-columns: auto;
      align-content: start;
      gap: 0.4rem;
      padding: 0 1.5rem 0 0;
    }

    li + li {
      padding-inline-start: 1.5rem;
      border-block-start: 0;
      border-inline-start: 1px solid ${color.surfaceDarkBorder};
    }
  }

  ${media.desktop} {
    li {
      grid-template-columns: auto 1fr;
      align-content: center;
      gap: 1rem;
    }
  }
`;

const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.4rem 2.5rem;
  padding-block: 1.5rem;
  border-block: 1px solid ${color.surfaceDarkBorder};

  @media (width >= 47rem) {
    grid-template-columns: 1.3fr 1fr 1fr;
    column-gap: clamp(1.5rem, 4vw, 4rem);
    padding-block: 2.75rem;
  }
`;

const office = css`
  address {
    margin-block: 0.6rem 0.8rem;
    font-style: normal;
  }

  dl {
    max-inline-size: 21rem;
  }

  dl div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 0.25rem;
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  dd {
    font-family: ${font.display};
    font-size: max(1.15rem, 1em);
  }

  a {
    display: inline-block;
    margin-inline-end: 1.25rem;
    padding-block: 0.55rem;
  }

  p {
    margin-block-start: 0.7rem;
  }
`;

const bigLinks = css`
  ul {
    columns: 2 7rem;
    column-gap: 1rem;
    margin-block: 0.5rem 0.75rem;
  }

  li {
    position: relative;
    break-inside: avoid;
  }

  @media (width >= 47rem) {
    ul {
      columns: 1;
    }
  }

  li a {
    display: inline-block;
    padding-block: 0.55rem;
    font-family: ${font.display};
    font-size: 1.4rem;
    line-height: 1.1;
    text-decoration: none;
  }

  li a:hover {
    text-decoration: underline;
  }
`;

const number = css`
  font-family: ${font.display};
  font-size: 2.1rem;
  line-height: 1;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/* The six branches are stops; along one road where they stand below each other. */
const route = css`
  li {
    padding-inline-start: 1.75rem;
  }

  li::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 0;
    inline-size: 0.95rem;
    block-size: 0.95rem;
    border: 3px solid ${color.onSurfaceDark};
    border-radius: 50%;
    background: ${color.surfaceDark};
    translate: 0 -50%;
  }

  li:first-child::before {
    border-color: ${color.signal};
  }

  @media (width >= 47rem) {
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
  padding-block-start: 1rem;
  font-size: 0.95rem;
  color: ${color.onSurfaceDarkSoft};
`;

/**
 * The shared footer (specification, section 1): the mobile service's banner, three trust badges, the head
 * office with its own hours (D2), eight services that all lead to /tyres, six branches, and the ways to
 * reach the business. It begins where the road of the page ends.
 */
export function Footer() {
  const { headOffice, telephones } = business;
  return (
    <footer className={footer}>
      <section className={`${container} ${van}`} aria-labelledby="mobile-service">
        <h2 id="mobile-service">Mobile tyre service</h2>
        <strong>Available 7 Days a Week</strong>
        <div>
          <TelephoneLink className={buttonStyles} number={telephones.main} lead="Call us" />
          <small>Branch hours vary. A call-out fee applies.</small>
        </div>
        <Van />
      </section>
      <div className={centreLine} />
      <div className={container}>
        <ul className={badges} role="list" aria-label="Why trust us">
          {trustBadges.map(({ figure, words }) => (
            <li key={figure}>
              <b>{figure}</b> {words}
            </li>
          ))}
        </ul>
        <div className={ways}>
          <section className={office} aria-labelledby="head-office">
            <h2 id="head-office">Head office</h2>
            <address>
              {headOffice.street}
              <br />
              {headOffice.suburb}, {headOffice.city} {headOffice.postalCode}
            </address>
            <dl>
              {business.headOfficeHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <small>{sundayAtHeadOffice}</small>
            <p>
              <TelephoneLink className={number} number={telephones.main} />
            </p>
            <a href={`mailto:${business.email}`}>{business.email}</a>{' '}
            <a href={business.social.url}>{business.social.label}</a>
          </section>
          <nav className={bigLinks} aria-labelledby="footer-services">
            <h2 id="footer-services">Services</h2>
            <ul role="list">
              {footerServices.map((name) => (
                <li key={name}>
                  <Link to="/tyres">{name}</Link>
                </li>
              ))}
            </ul>
            <small>You’ll find them all on our tyres page.</small>
          </nav>
          <nav className={`${bigLinks} ${route}`} aria-labelledby="footer-locations">
            <h2 id="footer-locations">Locations</h2>
            <ul role="list">
              {footerLocations.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              Find Nearest Location
            </Link>
          </nav>
        </div>
        <p className={imprint}>
          {business.name}, {business.city}, since {business.foundedYear}.
        </p>
      </div>
    </footer>
  );
}
