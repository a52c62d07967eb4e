import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { categories, servicesOf } from '../../content/autoServices.ts';
import { priceBasis } from '../../content/prices.ts';
import { routeFor } from '../../content/routes.ts';
import { columns, inRows } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  color,
  font,
  layout,
  media,
  pictureMedia,
  radius,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { rowsOf } from '../../ui/fullRows.ts';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { JobDrawing } from './JobDrawing.tsx';

/** Numbering continues across sections, as in the index. */
const catalogue = css`
  counter-reset: job;
`;

const stacked = css`
  display: grid;
  gap: ${space.xxl};
`;

const header = css`
  scroll-margin-block-start: calc(4rem + ${layout.sectionSpace});

  p {
    margin-block-start: ${space.s};
    max-inline-size: 28em;
    color: ${color.inkSoft};
  }

  p + p {
    font-size: ${size.small};
    text-wrap: balance;
  }
`;

const headerAcross = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${tracks.two};
    align-items: end;
    column-gap: ${space.xxxl};

    h2 ~ p {
      margin: 0;
    }

    p + p {
      grid-column: 2;
    }
  }
`;

const headerWithPicture = css`
  img {
    inline-size: 100%;
    margin-block-start: ${space.xl};
    border-radius: ${radius};
  }

  /* The picture extends to the end of the list beside it, as far as its file allows: 900 pixels. */
  ${media.desktop} {
    ${mixins.column}
    align-self: stretch;

    picture {
      display: flex;
      flex: 1 1 0;
      min-block-size: 30rem;
      max-block-size: 900px;
    }

    img {
      block-size: auto;
      object-fit: cover;
    }
  }
`;

const jobs = css`
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${space.xs} ${space.m};
    padding-block: ${space.l};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
    counter-increment: job;

    ${mixins.oneColumnAtLargeText}
  }

  h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    align-self: center;
    font: ${font.headline(size.label, 'single')};

    ${media.tablet} {
      font-size: ${size.itemHeading};
    }
  }

  h3::after {
    content: counter(job, decimal-leading-zero);
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }

  p {
    grid-column: -2;
    max-inline-size: 34em;
    color: ${color.inkSoft};
  }

  p + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space.m};
  }

  a {
    color: ${color.ink};
  }

  /* The job that a link points to. */
  li:target h3 {
    text-decoration: underline ${color.signal} 4px;
    text-underline-offset: 0.2em;
  }
`;

const onCard = css`
  ${mixins.card}
  padding-inline: ${space.l};
  border-block-start: 8px solid ${color.ink};

  li:first-child {
    border: 0;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xxxl};

    li:nth-child(2) {
      border: 0;
    }
  }
`;

const ruled = css`
  li:last-child {
    border-block-end: 1px solid ${color.border};
  }
`;

/* One wire connects the drawings. */
const wired = css`
  li {
    border: 0;
  }

  li::before {
    content: '';
    position: absolute;
    inset-block: 4.25rem -0.5rem;
    inset-inline-start: 1.125rem;
    border-inline-start: 2px solid ${color.surfaceDarkRule};

    /* The text is below its drawing there, where the wire would cross it. */
    ${media.largeText} {
      display: none;
    }
  }

  li:last-child::before {
    display: none;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
    gap: ${space.xl};

    li {
      grid-template-columns: ${tracks.one};
      grid-template-rows: 2.25rem 3.5rem auto;
    }

    p {
      grid-column: auto;
      font-size: ${size.small};
    }

    li::before {
      inset: 2.325rem -1.25rem auto 3rem;
      border: 0;
      border-block-start: 2px solid ${color.surfaceDarkRule};
    }

    h3 {
      align-self: end;
      padding-block-start: ${space.xs};
      font-size: ${size.label};
    }
  }
`;

const amount = css`
  font-size: 1.2em;
  font-weight: 700;
  color: ${color.ink};
`;

/** A different look for each of the three sections. */
const looks = {
  servicing: {
    tone: 'plain',
    columns: stacked,
    header: `${header} ${headerAcross}`,
    jobs: `${jobs} ${onCard}`,
  },
  repairs: {
    tone: 'deep',
    columns,
    header: `${header} ${headerWithPicture}`,
    jobs: `${jobs} ${ruled}`,
  },
  electrical: { tone: 'asphalt', columns: stacked, header, jobs: `${inRows} ${jobs} ${wired}` },
} as const;

/** The 24 jobs in three sections, each with its anchor, and a link to its page if there is one (D41). */
export function Catalogue() {
  return (
    <div className={catalogue}>
      {categories.map(({ category, id, heading, lead }) => {
        const look = looks[category];
        const services = servicesOf(category);
        const priced = services.some(({ price }) => price);
        return (
          <Section tone={look.tone} key={id}>
            <div className={look.columns} data-split="second">
              <div className={look.header} id={id}>
                <h2>{heading}</h2>
                <p>{lead}</p>
                {priced ? <p>{priceBasis}</p> : null}
                {category === 'repairs' ? (
                  <Picture
                    alt=""
                    sources={[
                      { files: pictures.brakeTall, media: pictureMedia.desktop, sizes: '30rem' },
                      { files: pictures.brake, sizes: '94vw' },
                    ]}
                  />
                ) : null}
              </div>
              <ol
                className={look.jobs}
                role="list"
                {...rowsOf(services.length, { tablet: [1], desktop: [4, 5, 6] })}
              >
                {services.map(({ slug, name, description, icon, path, price }) => (
                  <li key={slug} id={slug}>
                    <JobDrawing name={icon} />
                    <h3>{name}</h3>
                    <p>{noBreakHyphens(description)}</p>
                    {path && price ? (
                      <p>
                        <ArrowLink label={routeFor(path).label} to={path} />{' '}
                        <span>
                          {price.before} <span className={amount}>{price.amount}</span>
                          {price.after}
                        </span>
                      </p>
                    ) : null}
                  </li>
                ))}
              </ol>
            </div>
          </Section>
        );
      })}
    </div>
  );
}
