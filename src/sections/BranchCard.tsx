import { css } from 'linaria';
import { buttonLook } from '../components/Button.tsx';
import { TelephoneLink } from '../components/TelephoneLink.tsx';
import { branchServices, type Branch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { spanWords } from '../domain/openingHours.ts';
import { visuallyHidden } from '../styles/layout.ts';
import { color, font, media, radius, size } from '../styles/tokens.ts';
import { OpenState } from './OpenState.tsx';

const card = css`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.rule};
  border-radius: ${radius};
  background: ${color.card};
  overflow: clip;
  scroll-margin-block-start: 1.5rem;

  &[data-main='true'] {
    grid-column: 1 / -1;
    background: ${color.asphalt};
    color: ${color.onAsphalt};
  }

  ${media.desk} {
    &[data-main='true'] {
      display: grid;
      grid-template-columns: 7fr 5fr;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

const head = css`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: 0.5rem;
  padding: 1.1rem 1.25rem 0.9rem;
  background: ${color.asphalt};
  color: ${color.onAsphalt};

  h3 {
    font-size: ${size.cardHeading};
  }

  [data-main='true'] > & {
    padding-block-start: 1.5rem;
  }

  [data-main='true'] > & h3 {
    font-size: clamp(4.25rem, 2rem + 9vw, 9.5rem);
    line-height: 0.85;
  }

  ${media.desk} {
    [data-main='true'] > & {
      padding: 2.25rem;
    }
  }

  @media print {
    background: none;
    color: #000;
  }
`;

const badge = css`
  justify-self: start;
  padding: 0.3rem 0.65rem;
  background: ${color.line};
  color: ${color.onLine};
  font-family: ${font.display};
  font-size: 1.05rem;
  line-height: 1.1;
  letter-spacing: 0.03em;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/* Two lines, so that the longest state fits before anything is known. */
const now = css`
  min-block-size: 2.6em;
  font-size: 0.95rem;
  line-height: 1.3;
  color: ${color.onAsphaltSoft};

  @media (width < 22rem) {
    min-block-size: 3.9em;
  }

  [data-main='true'] & {
    font-size: 1.2rem;
  }

  @media print {
    display: none;
  }
`;

const body = css`
  flex: 1;
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: 0.85rem;
  padding: 1.1rem 1.25rem 1.25rem;

  address {
    font-style: normal;
    line-height: 1.35;
  }

  [data-main='true'] > & {
    border-block-start: 1px solid ${color.asphaltEdge};
  }

  ${media.desk} {
    [data-main='true'] > & {
      padding: 2.25rem;
      border-block-start: 0;
      border-inline-start: 1px solid ${color.asphaltEdge};
    }
  }
`;

const number = css`
  display: block;
  padding-block: 0.15em 0.25em;
  font-family: ${font.display};
  font-size: 1.9rem;
  line-height: 1.1;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.15em;

  [data-main='true'] & {
    font-size: clamp(2.3rem, 1.8rem + 1.6vw, 3.2rem);
    text-decoration-color: ${color.line};
    text-decoration-thickness: 4px;
  }
`;

const mail = css`
  display: inline-block;
  padding-block: 0.35rem;
  overflow-wrap: anywhere;
`;

const hours = css`
  div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    align-items: baseline;
    padding-block: 0.35rem;
    border-block-start: 1px solid ${color.rule};
  }

  div:last-child {
    border-block-end: 1px solid ${color.rule};
  }

  dd {
    font-family: ${font.display};
    font-size: 1.35rem;
    line-height: 1.2;
  }

  [data-main='true'] & div {
    border-color: ${color.asphaltLine};
  }

  [data-main='true'] & dd {
    font-size: 1.9rem;
  }
`;

const services = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0.3rem 0;
  font-size: 0.95rem;
  line-height: 1.35;

  li:not(:last-child)::after {
    content: '/';
    margin-inline: 0.55em;
  }
`;

const directions = css`
  a {
    flex-wrap: wrap;
    gap: 0.1em;
    inline-size: 100%;
  }

  small {
    flex-basis: 100%;
    font-size: 0.82rem;
    font-family: ${font.text};
    font-weight: 400;
  }
`;

/** One branch (specification, section 2, Contact and Locations): where, when, what it offers, how to reach it. */
export function BranchCard({ branch }: { readonly branch: Branch }) {
  const { id, name, address, suburb, city, postalCode, phone, email, isMain = false } = branch;
  return (
    <li className={card} id={id} data-main={isMain}>
      <div className={head}>
        {isMain ? <strong className={badge}>MAIN LOCATION</strong> : null}
        <h3>{name}</h3>
        <div className={now}>
          <OpenState branch={branch} />
        </div>
      </div>
      <div className={body}>
        <address>
          {address}
          <br />
          {suburb}, {city} {postalCode}
        </address>
        <div>
          <TelephoneLink className={number} number={phone} />
          {email ? (
            <a className={mail} href={`mailto:${email}`}>
              {email}
            </a>
          ) : null}
        </div>
        <dl className={hours}>
          <div>
            <dt>Mon-Fri</dt>
            <dd>{spanWords(branch.hours.weekdays)}</dd>
          </div>
          <div>
            <dt>Sat</dt>
            <dd>{spanWords(branch.hours.saturday)}</dd>
          </div>
          <div>
            <dt>Sun</dt>
            <dd>{spanWords(branch.hours.sunday)}</dd>
          </div>
        </dl>
        <ul className={services} role="list" aria-label={`Services at ${name}`}>
          {branch.services.map((service) => (
            <li key={service}>{branchServices[service]}</li>
          ))}
        </ul>
        <p className={directions}>
          <a
            className={buttonLook}
            data-tone={isMain ? undefined : 'outline'}
            href={branch.mapUrl}
            target="_blank"
            rel="noopener"
          >
            Get Directions
            <span className={visuallyHidden}> to {name}</span>
            <small> in {business.directions.provider}</small>
          </a>
        </p>
      </div>
    </li>
  );
}
