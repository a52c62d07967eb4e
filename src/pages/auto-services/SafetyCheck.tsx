import { advice } from '../../content/advice.ts';
import { autoServicesPage } from '../../content/autoServices.ts';
import { checkMonths } from '../../content/wofReminder.ts';
import { columns } from '../../styles/layout.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { MonthRuler } from '../../ui/drawing/MonthRuler.tsx';
import { Section } from '../../ui/Section.tsx';
import { Note } from '../../ui/Note.tsx';

/** Recommends a safety check every 6 months (specification, sections 2 and 9; D26). */
export function SafetyCheck() {
  const { heading, lead, text } = autoServicesPage.safety;
  const checks = [1, 2, 3, 4].map((check) => check * checkMonths);
  return (
    <Section tone="plain">
      <div className={columns}>
        <div>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <Note>{text}</Note>
        </div>
        <div aria-hidden="true">
          <BigFigure>{advice.safetyCheckEvery}</BigFigure>
          <MonthRuler months={4 * checkMonths} numbered={checks} above={105}>
            {(at) =>
              [0, ...checks].map((month) => (
                <g key={month} transform={`translate(${String(at(month))})`}>
                  {month > 0 ? (
                    <>
                      <circle cy="25" r="22" />
                      <path strokeWidth="5.5" d="m-10 25 7 8 13-15" />
                    </>
                  ) : null}
                  <path stroke="currentcolor" strokeWidth="10" d="M0 62v43" />
                </g>
              ))
            }
          </MonthRuler>
        </div>
      </div>
    </Section>
  );
}
