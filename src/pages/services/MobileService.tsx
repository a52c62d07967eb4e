import { css } from 'linaria';
import { Roadside } from '../../components/drawing/roadside.tsx';
import { Icon } from '../../components/Icon.tsx';
import { keepWhole } from '../../components/keepWhole.tsx';
import { Link } from '../../components/Link.tsx';
import type { Action } from '../../content/summary.ts';
import {
  mobileService,
  noAnswer,
  steps,
  vanJobs,
  waiting,
} from '../../content/services/mobileService.ts';
import { Band } from '../../sections/services/Band.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { RoadSteps } from '../../sections/services/RoadSteps.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { color, media, radius } from '../../styles/tokens.ts';

const further = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
`;

const jobs = css`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.rule};
  border-radius: ${radius};
  background: ${color.rule};
  overflow: clip;

  li {
    padding: 1.25rem 1.25rem 0.5rem;
    background: ${color.card};
    break-inside: avoid;
  }

  h3 {
    font-size: 1.7rem;
    line-height: 1.1;
  }

  h3 + p {
    margin-block-start: 0.35rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li:first-child {
      grid-column: 1 / -1;
    }
  }

  /* The lines between them are the list's ground, which forced colours take away. */
  @media (forced-colors: active) {
    li {
      outline: 1px solid CanvasText;
    }
  }
`;

const branches = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  margin-block-start: 1rem;

  ${media.desk} {
    margin: 0;
    padding-block-start: 1rem;
    border-block-start: 2px solid ${color.ink};
  }
`;

/* A note pinned to the page, for whom the call did not help. */
const note = css`
  padding: 1.25rem 1.5rem;
  border-inline-start: 8px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  font-size: 1.15rem;

  p {
    max-inline-size: 36em;
  }
`;

/* All at once: none comes after another. */
const meanwhile = css`
  display: grid;
  gap: 2rem;

  li {
    padding-block-start: 1rem;
    border-block-start: 3px solid ${color.ink};
    break-inside: avoid;
  }

  h3 {
    font-size: 1.7rem;
    line-height: 1.1;
  }

  p {
    margin-block-start: 0.4rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The way from a job to the page that says more of it. */
function Further({ label, to }: Action) {
  return (
    <Link className={further} to={to}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}

/**
 * Mobile service: safety before the call, where to turn when nobody answers, four steps, and what the van does
 * (specification, section 2).
 * Who is stranded reads first what keeps them safe.
 */
export function MobileService() {
  return (
    <ServiceFrame
      service={mobileService}
      drawing={<Roadside />}
      below={
        <>
          <Band ground="asphalt">
            <Part id="steps" heading={steps.heading}>
              <RoadSteps steps={steps.steps} />
            </Part>
          </Band>
          <Band ground="plain">
            <Part
              id="jobs"
              heading={vanJobs.heading}
              lead={vanJobs.lead}
              layout="beside"
              foot={
                <p className={branches}>
                  {vanJobs.not} <Further {...vanJobs.notLink} />
                </p>
              }
            >
              <ul className={jobs} role="list">
                {vanJobs.jobs.map(({ title, text, link }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                    <Further {...link} />
                  </li>
                ))}
              </ul>
            </Part>
          </Band>
        </>
      }
    >
      <Part id="no-answer" heading={noAnswer.heading}>
        <div className={note}>
          <p>{keepWhole(noAnswer.text)}</p>
        </div>
      </Part>
      <Part id="waiting" heading={waiting.heading}>
        <ul className={meanwhile} role="list">
          {waiting.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Part>
    </ServiceFrame>
  );
}
