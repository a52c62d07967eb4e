import { css } from 'linaria';
import { tyreAgeYears } from '../content/recommended.ts';
import { tyreAgeFields, tyreAgeWords } from '../content/tyreAge.ts';
import { dateInChristchurch } from '../domain/openingHours.ts';
import { dateDigits, tyreAge } from '../domain/tyreAge.ts';
import { color, drawn, font, radius } from '../styles/tokens.ts';
import { Question, type Answer } from './Question.tsx';

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

/** `1 year`, `2 months`. */
function counted(count: number, unit: 'year' | 'month'): string {
  return count.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' });
}

function timeLeft(months: number): string {
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  const left = parts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one));
  return left.join(' and ') || 'Less than a month';
}

function answer({ code }: Readonly<Record<'code', string>>): Answer<'code'> | undefined {
  const age = tyreAge(code, dateInChristchurch(Date.now()), tyreAgeYears);
  if (age.kind === 'empty') return undefined;
  if (age.kind !== 'made')
    return {
      kind: age.kind === 'before-2000' ? 'stop' : 'plain',
      after: tyreAgeWords.refusals[age.kind],
      wrong: 'code',
    };
  const { week, year, month, years, monthsLeft } = age;
  const isOld = monthsLeft === undefined;
  return {
    kind: isOld ? 'stop' : 'good',
    before: `Made in week ${week} of ${year} (${month} ${year}):`,
    figure: `${years === 0 ? 'less than 1 year' : counted(years, 'year')} old.`,
    after: `${isOld ? '' : `${timeLeft(monthsLeft)} left. `}${tyreAgeWords.replace}`,
  };
}

/** How old a tyre is, by the last four digits of its DOT code. */
export function TyreAge() {
  return (
    <Question
      id="tyre-age"
      question={tyreAgeWords.question}
      fields={tyreAgeFields}
      answer={answer}
      drawing={({ code }) => <SidewallCode digits={dateDigits(code) || '2319'} />}
    />
  );
}
