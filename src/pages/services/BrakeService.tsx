import { css } from 'linaria';
import fresh from '../../assets/drawings/padFresh.svg?drawing';
import grind from '../../assets/drawings/padGrind.svg?drawing';
import squeal from '../../assets/drawings/padSqueal.svg?drawing';
import rotorAndCaliper from '../../assets/drawings/rotorAndCaliper.svg?drawing';
import { brakeService, check, jobs, signs, wear } from '../../content/services/brakeService.ts';
import { columns } from '../../styles/layout.ts';
import { color, font, size, space } from '../../styles/tokens.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Table } from '../../ui/Table.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Note } from '../../ui/Note.tsx';
import { ServicePage } from './ServicePage.tsx';

/* The urgency is in words; the red only repeats it. */
const flag = css`
  inline-size: 6.5rem;
  padding-block: ${space.xxs};
  border: 2px solid ${color.borderStrong};
  font: ${font.headline(size.lead)};
  text-align: center;

  &[data-urgency='today'] {
    border-color: ${color.ink};
  }

  &[data-urgency='stop'] {
    border-color: ${color.stopFill};
    background-color: ${color.stopFill};
    color: ${color.onStopFill};
  }
`;

/**
 * Brake service: the free check, warning signs by urgency, what a pad sounds like, and the jobs (specification,
 * section 2).
 */
export function BrakeService() {
  return (
    <ServicePage
      service={brakeService}
      drawing={rotorAndCaliper}
      textFirst
      below={
        <>
          <Section tone="continued" id="signs" heading={signs.heading} lead={signs.lead}>
            <div className={columns} data-split="even">
              {[signs.stop, signs.drivable].map((list) => (
                <Points
                  key={list[0]?.urgency}
                  points={list.map(({ urgency, ...sign }) => ({
                    ...sign,
                    aloud: signs.flagsForScreenReaders[urgency],
                    drawing: (
                      <strong className={flag} data-urgency={urgency} aria-hidden="true">
                        {signs.flags[urgency]}
                      </strong>
                    ),
                  }))}
                />
              ))}
            </div>
          </Section>
          <Section tone="asphalt" id="wear" heading={wear.heading}>
            <IllustratedList bare points={wear.points} drawings={[fresh, squeal, grind]} />
          </Section>
          <Section
            tone="plain"
            id="jobs"
            heading={jobs.heading}
            picture={{ files: 'brakeBand', narrow: true }}
          >
            <Table {...jobs} />
            <Note>{jobs.note}</Note>
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
