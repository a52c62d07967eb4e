import { css } from 'linaria';
import {
  autoServices,
  autoServicesPage,
  categories,
  servicesOf,
} from '../../content/autoServices.ts';
import { business } from '../../content/business.ts';
import { call } from '../../content/partWords.ts';
import { overBanner, visuallyHidden } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, leading, media, size, space, target, tracks } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

/* Overlaps the bottom of the banner, like the key figures of a service page. */
const card = css`
  ${mixins.topCard}
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.6em;
    padding: ${space.xs} ${space.l};
    border-block-start: 1px solid ${color.border};
    color: ${color.inkSoft};
  }

  > p a {
    ${mixins.linkTarget}
    font-weight: 600;
    color: ${color.ink};
  }

  ${mixins.notInPrint}
`;

const symptoms = css`
  .${card} > & {
    gap: 0 ${space.l};
    border-block: 0 1px solid ${color.border};
  }
`;

const columns = css`
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${tracks.two};
    padding-block: ${space.xs} ${space.m};
    ${mixins.shownWhole}
  }

  ${media.desktop} {
    grid-template-columns: 2.1fr 1fr 1fr;
  }
`;

/** A section of the catalogue: the number of jobs, and their names, which a phone shows on request. */
const group = css`
  padding-inline: ${space.l};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  > a {
    ${mixins.spread}
    gap: ${space.m};
    min-block-size: ${target.row};
    font: ${font.headline(size.label, 'single')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  summary {
    ${mixins.spread}
    min-block-size: ${target.control};
    padding-block: ${space.xs};
    border-block-start: 1px dashed ${color.border};
    color: ${color.inkSoft};
    cursor: pointer;
  }

  /* Points down when closed, up when open. */
  summary::after {
    content: '';
    flex: none;
    ${square('0.6rem')}
    margin-inline: ${space.s} ${space.xxs};
    border: solid ${color.ink};
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15rem) rotate(45deg);
  }

  [open] > summary::after {
    transform: translateY(0.15rem) rotate(-135deg);
  }

  ol {
    padding-block-end: ${space.xs};
  }

  li a {
    display: flex;
    align-items: center;
    gap: 0.7em;
    min-block-size: ${target.link};
    line-height: ${leading.note};
    text-decoration: none;
  }

  li a::before {
    content: counter(list-item, decimal-leading-zero);
    font-variant-numeric: tabular-nums;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    &:first-child {
      grid-column: 1 / -1;
    }

    & + & {
      border: 0;
    }

    & + & + & {
      border-inline-start: 1px solid ${color.border};
    }

    > a {
      border-block-end: 1px solid ${color.border};
    }

    /* There is room for all names, so nothing has to be opened. */
    @supports selector(::details-content) {
      summary {
        display: none;
      }

      details::details-content {
        block-size: auto;
        content-visibility: visible;
      }
    }

    ol {
      padding-block: ${space.xs};
    }

    li a {
      align-items: baseline;
      min-block-size: 0;
      padding-block: ${space.xxs};
      font-size: ${size.small};
    }

    &:first-child ol {
      columns: 2;
      column-gap: ${space.xl};
    }
  }

  ${media.desktop} {
    &:first-child {
      grid-column: auto;
    }

    & + & {
      border-inline-start: 1px solid ${color.border};
    }
  }
`;

const jobCount = css`
  font-size: ${size.partHeading};
`;

/**
 * The catalogue's index: its three sections and the 24 jobs, numbered as in the catalogue. A phone shows a section's
 * jobs on request. The page's own telephone line (D6) is for visitors who don't know the job's name.
 */
export function JobIndex() {
  return (
    <div className={`${card} ${overBanner}`}>
      <p className={symptoms}>
        {autoServicesPage.symptoms.map(({ label, to }) => (
          <a href={to} key={to}>
            {label}
          </a>
        ))}
      </p>
      <nav className={columns} aria-label={autoServicesPage.indexLabel}>
        {categories.map(({ category, id, heading }) => {
          const services = servicesOf(category);
          return (
            <div className={group} key={id}>
              <a href={`#${id}`}>
                {heading}{' '}
                <span className={jobCount}>
                  {services.length}
                  <span className={visuallyHidden}>{autoServicesPage.jobs}</span>
                </span>
              </a>
              <details>
                <summary>{autoServicesPage.seeAll(services.length)}</summary>
                <ol
                  role="list"
                  start={autoServices.findIndex((job) => job.category === category) + 1}
                >
                  {services.map(({ slug, name }) => (
                    <li key={slug}>
                      <a href={`#${slug}`}>{name}</a>
                    </li>
                  ))}
                </ol>
              </details>
            </div>
          );
        })}
      </nav>
      <p>
        {autoServicesPage.unsure}{' '}
        <TelephoneLink number={business.telephones.automotiveServices} lead={call} />
      </p>
    </div>
  );
}
