import { css } from 'linaria';
import { useState } from 'react';
import { tyreAgeYears } from '../content/recommended.ts';
import { tyreAgeWords } from '../content/tyreAge.ts';
import { counted } from '../domain/counting.ts';
import { dateInChristchurch } from '../domain/openingHours.ts';
import { dateDigits, tyreAge } from '../domain/tyreAge.ts';
import { color, drawn, font, radius } from '../styles/tokens.ts';
import { Answer, Question, type AnswerText } from './Question.tsx';
import { useRested } from './useRested.ts';

const sidewall = css`
  display: block;
  inline-size: 100%;
  max-inline-size: 30rem;
  border-radius: ${radius};
  background: ${color.surfaceDark};
  font: ${font.headline('2rem')};
  letter-spacing: 0.06em;

  path {
    fill: none;
    stroke: ${drawn.tar};
    stroke-width: 92;
  }

  path + path {
    stroke: ${color.onSurfaceDarkFaint};
    stroke-width: 2;
  }

  text {
    fill: ${color.onSurfaceDarkSoft};
    text-anchor: middle;
  }

  tspan {
    fill: ${color.signal};
  }
`;

/** Where on the sidewall the code is: the date at its end repeats what is typed. */
function SidewallCode({ digits }: { readonly digits: string }) {
  return (
    <svg className={sidewall} viewBox="0 0 400 132" aria-hidden="true">
      <path id="dot-code" d="M0 158A300 300 0 0 1 400 158" />
      <path d="M0 118A330 330 0 0 1 400 118" />
      <text dy="12">
        <textPath href="#dot-code" startOffset="50%">
          {'DOT 4B9Y 1KXR '}
          <tspan>{digits}</tspan>
        </textPath>
      </text>
    </svg>
  );
}

function timeLeft(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (months === 0) return 'less than a month';
  return [years ? counted(years, 'year') : '', rest ? counted(rest, 'month') : '']
    .filter(Boolean)
    .join(' and ');
}

/** The answer to a code; nothing before one is typed. */
function answerTo(typed: string): AnswerText | undefined {
  const age = tyreAge(typed, dateInChristchurch(Date.now()), tyreAgeYears);
  if (age.kind === 'empty') return undefined;
  if (age.kind !== 'made')
    return {
      kind: age.kind === 'before-2000' ? 'stop' : 'plain',
      after: tyreAgeWords.refusals[age.kind],
    };
  const { week, year, month, years, monthsLeft } = age;
  return {
    before: `Made in week ${week} of ${year} (${month} ${year}):`,
    figure: `${years === 0 ? 'less than 1 year' : counted(years, 'year')} old.`,
    ...(monthsLeft === undefined
      ? { kind: 'stop', after: tyreAgeWords.replace }
      : {
          kind: 'good',
          after: `${timeLeft(monthsLeft)} left. ${tyreAgeWords.replace}`.replace(/^l/, 'L'),
        }),
  };
}

/** How old a tyre is, by the last four digits of its DOT code. */
export function TyreAge() {
  const [typed, setTyped] = useState('');
  const answer = answerTo(useRested(typed));
  return (
    <Question id="tyre-age-question" question={tyreAgeWords.question}>
      <SidewallCode digits={dateDigits(typed) || '2319'} />
      <div role="group" aria-labelledby="tyre-age-question">
        <label>
          <span>
            {`${tyreAgeWords.label} `}
            <small>{tyreAgeWords.note}</small>
          </span>
          <input
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="tyre-age-answer"
            aria-invalid={answer !== undefined && answer.figure === undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </div>
      <Answer id="tyre-age-answer" text={answer} />
    </Question>
  );
}
