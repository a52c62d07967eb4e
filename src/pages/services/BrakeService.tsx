import { css } from 'linaria';
import fresh from '../../assets/drawings/padFresh.svg?drawing';
import grind from '../../assets/drawings/padGrind.svg?drawing';
import squeal from '../../assets/drawings/padSqueal.svg?drawing';
import rotorAndCaliper from '../../assets/drawings/rotorAndCaliper.svg?drawing';
import { pictures } from '../../assets/pictures.ts';
import { brakeService, check, jobs, signs, wear } from '../../content/services/brakeService.ts';
import { columns, note, visuallyHidden } from '../../styles/layout.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Table } from '../../ui/Table.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ServicePage } from './ServicePage.tsx';

/* The urgency is in words; the red only repeats it. On wide screens the lists are side by side. */
const flagged = css`
  li {
    display: grid;
    gap: ${space.xs} ${space.xxl};
    align-content: start;
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
  }

  p {
    margin-block-start: ${space.xxs};
    max-inline-size: 34em;
    text-wrap: balance;
    color: ${color.inkSoft};
  }

  strong {
    grid-row: 1;
    justify-self: start;
    padding: ${space.xxs} ${space.s};
    border: 2px solid ${color.borderStrong};
    font: ${font.headline(size.lead)};
  }

  ${media.tablet} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    strong {
      align-self: start;
      inline-size: 8rem;
      text-align: center;
    }
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${tracks.wideNarrow};
    column-gap: ${space.huge};

    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }
  }
`;

const today = css`
  .${flagged} & strong {
    border-color: ${color.ink};
  }
`;

const stop = css`
  .${flagged} & {
    strong {
      border-color: ${color.stopFill};
      background-color: ${color.stopFill};
      color: ${color.onStopFill};
    }

    ${media.desktop} {
      grid-template-columns: ${tracks.one};
      border-block-start: 6px solid ${color.stopFill};

      h3 {
        font-size: ${size.cardHeading};
      }

      strong {
        inline-size: auto;
      }
    }
  }
`;

const looks = { today, stop, soon: undefined } as const;

/**
 * Brake service: the free check, warning signs by urgency, what a pad sounds like, and the jobs (specification,
 * section 2).
 */
export function BrakeService() {
  return (
    <ServicePage
      service={brakeService}
      drawing={<Drawing svg={rotorAndCaliper} />}
      textFirst
      below={
        <>
          <Section tone="continued" id="signs" heading={signs.heading} lead={signs.lead}>
            <div className={flagged}>
              {[signs.stop, signs.drivable].map((list) => (
                <ul key={list[0]?.urgency} role="list">
                  {list.map(({ title, text, urgency }) => (
                    <li key={title} className={looks[urgency]}>
                      <div>
                        <h3>
                          {title}
                          <span className={visuallyHidden}>
                            : {signs.flagsForScreenReaders[urgency]}
                          </span>
                        </h3>
                        <p>{text}</p>
                      </div>
                      <strong aria-hidden="true">{signs.flags[urgency]}</strong>
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </Section>
          <Section tone="asphalt" id="wear" heading={wear.heading}>
            <IllustratedList
              bare
              items={[
                { ...wear.fresh, drawing: <Drawing svg={fresh} /> },
                { ...wear.squeal, drawing: <Drawing svg={squeal} /> },
                { ...wear.grind, drawing: <Drawing svg={grind} /> },
              ]}
            />
          </Section>
          <Section
            tone="plain"
            id="jobs"
            heading={jobs.heading}
            picture={{ files: pictures.brakeBand, narrow: true }}
          >
            <Table {...jobs} />
            <p className={note}>{jobs.note}</p>
          </Section>
        </>
      }
    >
      <Section id="check" heading={check.heading}>
        <div className={columns} data-split="second">
          <p>
            <BigFigure>{check.figure}</BigFigure> {check.text}
          </p>
          <CheckList lines={check.lines} />
        </div>
      </Section>
    </ServicePage>
  );
}
