import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { notFound, pagesToTry } from '../../content/notFound.ts';
import { call } from '../../content/partWords.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, size, space, target } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { SectionGroup } from '../../ui/Section.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const intro = css`
  :where(h1) {
    font-size: ${size.pageHeading};
  }

  :where(p) {
    max-inline-size: 36em;
    margin-block: ${space.m};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }
`;

const signs = css`
  > :where(li) {
    border-block-start: 1px solid ${color.border};
  }

  :where(a) {
    ${mixins.spread}
    min-block-size: ${target.row};
    font: ${font.headline(size.itemHeading)};
    ${mixins.quietLink}
  }
`;

/* A narrow window shows the end of the street, a wide one more of it. */
const street = css`
  display: flex;
  justify-content: end;
  margin-block-start: calc(-1 * ${space.xl});
  margin-block-end: ${space.l};

  :where(svg) {
    flex: none;
    block-size: clamp(11rem, 20vw, 17rem);
    max-inline-size: none;
    overflow: visible;
    fill: none;
  }

  :where(text) {
    font-family: ${font.display};

    /* Cutting the number would change it. */
    ${mixins.fromTablet}
  }
`;

/** The words of the offer around its link, as texts of a script. */
const [before, after] = notFound.didYouMean.map((words) => JSON.stringify(words));

/**
 * Offers the page of an address that differs only in capitals, trailing slashes or `.html`, because some hosts cannot
 * redirect it. It finds the page among the links of the menu and the signs. It runs while the browser parses the page,
 * so that nothing moves.
 */
const offerPage = `{
  const wanted = location.pathname.toLowerCase().replace(/(\\.html|\\/)+$/, '');
  const page = [...document.links].find(({ pathname }) => pathname.toLowerCase() === wanted && pathname !== location.pathname);
  if (page) {
    const { pathname } = page;
    const lead = document.querySelector('h1 + p');
    const offer = lead.cloneNode();
    const link = document.createElement('a');
    link.href = pathname + location.search + location.hash;
    link.append(pathname);
    offer.append(${before}, link, ${after});
    lead.after(offer);
  }
}`.replaceAll(/\n */g, '');

/**
 * The 404 page (D12), with links to the main pages and the main telephone number. The drawing is a cul-de-sac from
 * above, with the way out marked on it; traffic keeps left.
 */
export function NotFound() {
  return (
    <SectionGroup tone="asphalt">
      <div className={street}>
        <svg viewBox="0 0 1600 400" aria-hidden="true">
          <path stroke={color.onSurfaceDarkFaint} strokeWidth="236" d="M-1600 200H1380" />
          <circle fill={color.onSurfaceDarkFaint} cx="1380" cy="200" r="182" />
          <path stroke={color.surfaceDarkBorder} strokeWidth="224" d="M-1600 200H1380" />
          <circle fill={color.surfaceDarkBorder} cx="1380" cy="200" r="176" />
          <path
            stroke={color.onSurfaceDark}
            strokeWidth="8"
            strokeDasharray="60 50"
            d="M-1600 200H1200"
          />
          <path
            stroke={color.signal}
            strokeWidth="12"
            d="M1080 146H1230C1310 146 1310 90 1390 90A110 110 0 0 1 1390 310C1310 310 1310 254 1230 254H1130"
          />
          <path fill={color.signal} d="M1140 226v56l-60-28Z" />
          <text
            fill={color.onSurfaceDark}
            textAnchor="middle"
            fontSize="92"
            letterSpacing="0.3em"
            x="700"
            y="176"
          >
            404
          </text>
        </svg>
      </div>
      <div className={columns}>
        <div className={intro}>
          <h1 tabIndex={-1}>{notFound.heading}</h1>
          <p>{notFound.lead}</p>
          <TelephoneLink className={buttonStyles} number={business.telephones.main} lead={call}>
            <Icon name="phone" />
          </TelephoneLink>
        </div>
        <ul className={signs} role="list" aria-label={notFound.signsLabel}>
          {pagesToTry.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>
                {`${name} `}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <script dangerouslySetInnerHTML={{ __html: offerPage }} />
      </div>
    </SectionGroup>
  );
}
