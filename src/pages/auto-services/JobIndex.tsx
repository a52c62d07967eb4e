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
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, target } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NumberedLinks } from '../../ui/NumberedLinks.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

/* Overlaps the bottom of the banner, like the key figures of a service page. */
const card = css`
  ${mixins.topCard}
  > :where(p) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.l};
    ${mixins.partPadding}
    color: ${color.inkSoft};
  }

  :where(p a) {
    ${mixins.linkTarget}
    font-weight: 600;
    color: ${color.ink};
  }

  ${mixins.notInPrint}
`;

const groups = css`
  ${mixins.dividedGrid}
  border-block: 1px solid ${color.border};

  ${media.tablet} {
    ${mixins.shownWhole}
  }

  ${media.desktop} {
    grid-template-columns: 2.1fr 1fr 1fr;
  }
`;

/** A section of the catalogue: the number of jobs, and their names, which a phone shows on request. */
const group = css`
  ${mixins.sidePadding}

  > :where(a) {
    ${mixins.spread}
    gap: ${space.m};
    min-block-size: ${target.row};
    font: ${font.headline(size.label, 'single')};
    ${mixins.quietLink}
  }

  > :where(a) > :where(span) {
    font-size: ${size.partHeading};
  }

  :where(summary) {
    ${mixins.spread}
    min-block-size: ${target.control};
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
    color: ${color.inkSoft};
    cursor: pointer;
  }

  :where(summary svg) {
    font-size: ${size.label};
    color: ${color.ink};
  }

  [open] > :where(summary) > :where(svg) {
    rotate: 180deg;
  }

  :where(ol) {
    padding-block-end: ${space.m};
  }

  /* There is room for all names, so nothing has to be opened. */
  ${media.tablet} {
    @supports selector(::details-content) {
      :where(summary) {
        display: none;
      }

      :where(details)::details-content {
        block-size: auto;
        content-visibility: visible;
      }
    }
  }
`;

/**
 * The catalogue's index: its three sections and the 24 jobs, numbered as in the catalogue. A phone shows a section's
 * jobs on request. The page's own telephone line (D6) is for visitors who don't know the job's name.
 */
export function JobIndex() {
  return (
    <div className={`${card} ${overBanner}`}>
      <p>
        {autoServicesPage.symptoms.map(({ label, to }) => (
          <a href={to} key={to}>
            {label}
          </a>
        ))}
      </p>
      <nav className={groups} aria-label={autoServicesPage.indexLabel}>
        {categories.map(({ category, id, heading }) => {
          const services = servicesOf(category);
          return (
            <div className={group} key={id}>
              <a href={`#${id}`}>
                {heading}{' '}
                <span>
                  {services.length}
                  <span className={visuallyHidden}>{autoServicesPage.jobs}</span>
                </span>
              </a>
              <details>
                <summary>
                  {autoServicesPage.seeAll(services.length)}
                  <Icon name="chevron" />
                </summary>
                <NumberedLinks
                  links={services.map(({ slug, name }) => ({ id: slug, label: name }))}
                  start={autoServices.findIndex((job) => job.category === category) + 1}
                />
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
