import { css } from 'linaria';
import { categories, servicesOf } from '../../content/autoServices.ts';
import { priceBasis } from '../../content/prices.ts';
import { routeFor } from '../../content/routes.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, media, size, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Drawing, type DrawingFile } from '../../ui/drawing/Drawing.tsx';
import { drawingNamed } from '../../ui/drawing/drawingNamed.ts';
import { Section } from '../../ui/Section.tsx';
import { Note } from '../../ui/Note.tsx';

/** Numbering continues across sections, as in the index. */
const catalogue = css`
  counter-reset: job;
`;

/* In columns, so that a long text leaves no hole beside it; the numbers run down them, as in the index. */
const jobs = css`
  column-gap: ${space.xxxl};

  :where(li) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: center;
    gap: ${space.xxs} ${space.m};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
    counter-increment: job;

    ${mixins.oneColumnAtLargeText}
  }

  :where(h3) {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    font: ${font.headline(size.label, 'single')};
  }

  :where(h3)::after {
    content: counter(job, decimal-leading-zero);
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }

  :where(p) {
    grid-column: -2;
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  /* The link to the job's page, and its price. */
  :where(li > div) {
    grid-column: -2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space.m};
  }

  :where(strong) {
    color: ${color.ink};
  }

  :where(li > div strong) {
    font-size: ${size.lead};
  }

  /* The job that a link points to. */
  :where(li:target) {
    outline: 4px solid ${color.signal};
  }

  ${media.tablet} {
    &:not([data-narrow]) {
      columns: 2;
    }
  }
`;

const tones = { servicing: 'plain', repairs: 'deep', electrical: 'asphalt' } as const;

/** The drawing of each job. */
const drawings = import.meta.glob<DrawingFile>('../../assets/drawings/jobs/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

/** The 24 jobs in three sections, each with its anchor, and a link to its page if there is one (D41). */
export function Catalogue() {
  return (
    <div className={catalogue}>
      {categories.map(({ category, id, heading, lead }) => {
        const services = servicesOf(category);
        const priced = services.some(({ price }) => price);
        const hasPicture = category === 'repairs';
        return (
          <Section
            tone={tones[category]}
            id={id}
            heading={heading}
            lead={lead}
            key={id}
            {...(hasPicture
              ? { picture: { files: 'brakeTall', phone: 'brake', narrow: true } }
              : undefined)}
          >
            <ol className={jobs} role="list" data-narrow={hasPicture || undefined}>
              {services.map(({ slug, name, description, path, price }) => (
                <li key={slug} id={slug}>
                  <Drawing svg={drawingNamed(drawings, slug)} tone="icon" />
                  <h3>{name}</h3>
                  {typeof description === 'string' ? (
                    <p>{noBreakHyphens(description)}</p>
                  ) : (
                    description.map(([start, text]) => (
                      <p key={start}>
                        <strong>{start}</strong> {noBreakHyphens(text)}
                      </p>
                    ))
                  )}
                  {path ? (
                    <div>
                      <ArrowLink label={routeFor(path).label} to={path} />{' '}
                      {price ? (
                        <span>
                          {price.before} <strong>{price.value}</strong>
                          {price.after}
                        </span>
                      ) : null}
                    </div>
                  ) : null}
                </li>
              ))}
            </ol>
            {priced ? <Note>{priceBasis}</Note> : null}
          </Section>
        );
      })}
    </div>
  );
}
