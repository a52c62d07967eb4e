import { css } from 'linaria';
import { dotExample, tyreAgeQuestion } from '../content/tyreAge.ts';
import { color, font, radius, size } from '../styles/tokens.ts';
import { Calculator, type Typed } from './Calculator.tsx';
import { dateDigits, tyreAgeAnswer } from './tyreAgeAnswer.ts';
import { useToday } from './useToday.ts';

const sidewall = css`
  inline-size: 100%;
  max-inline-size: 26rem;
  border-radius: ${radius};
  background-color: ${color.surfaceDark};
  font: ${font.headline(size.cardHeading)};
  color: ${color.onSurfaceDarkSoft};

  :where(tspan) {
    fill: ${color.signal};
  }
`;

/** Where on the sidewall the code is: the date at its end repeats what is typed. */
function drawing({ code }: Typed<'code'>) {
  return (
    <svg
      className={sidewall}
      viewBox="0 0 400 132"
      fill="none"
      stroke="currentcolor"
      aria-hidden="true"
    >
      <path id="dot-code" d="M0 158A300 300 0 0 1 400 158" strokeWidth="92" opacity="0.2" />
      <path d="M0 118A330 330 0 0 1 400 118" strokeWidth="2" />
      <text dy="12" fill="currentcolor" stroke="none" textAnchor="middle">
        <textPath href="#dot-code" startOffset="50%">
          {'DOT 4B9Y 1KXR '}
          <tspan>{dateDigits(code) || dotExample}</tspan>
        </textPath>
      </text>
    </svg>
  );
}

/** How old a tyre is, by the last four digits of its DOT code. */
export function TyreAge() {
  const today = useToday();
  return (
    <Calculator
      id="tyre-age"
      {...tyreAgeQuestion}
      answer={({ code }) => tyreAgeAnswer(code, today)}
      drawing={drawing}
    />
  );
}
