import { css } from 'linaria';
import { dotExample, tyreAgeQuestion } from '../content/tyreAge.ts';
import { color, drawn, font, radius } from '../styles/tokens.ts';
import { Question, type Typed } from './Question.tsx';
import { dateDigits, tyreAgeAnswer } from './tyreAgeAnswer.ts';
import { useToday } from './useToday.ts';

const sidewall = css`
  display: block;
  inline-size: 100%;
  max-inline-size: 30rem;
  border-radius: ${radius};
  background-color: ${color.surfaceDark};
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
function drawing({ code }: Typed<'code'>) {
  return (
    <svg className={sidewall} viewBox="0 0 400 132" aria-hidden="true">
      <path id="dot-code" d="M0 158A300 300 0 0 1 400 158" />
      <path d="M0 118A330 330 0 0 1 400 118" />
      <text dy="12">
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
    <Question
      id="tyre-age"
      {...tyreAgeQuestion}
      answer={({ code }) => tyreAgeAnswer(code, today)}
      drawing={drawing}
    />
  );
}
