import { Arrow } from '../../../ui/drawing/Arrow.tsx';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** A car from above, 40 by 78 units, heading up. */
const car = {
  wheels: 'M-20-18v-18h8v18ZM20-18v-18h-8v18ZM-20 34v-18h8v18ZM20 34v-18h-8v18Z',
  body: 'M-16-26Q-14-40 0-40T16-26V28Q14 40 0 40T-16 28Z',
  glass: 'M-11-12Q0-19 11-12L9-1H-9ZM-9 17H9L11 26Q0 30-11 26Z',
};

/**
 * A right-hand bend from above, driven on the left: the line steered, and the one a tall sidewall takes. The road
 * extends beyond the view box, for containers that show more.
 */
export function Bend() {
  return (
    <Drawing label="A right-hand bend from above, and two tyres cut through, pushed with the same force. The short sidewall hardly leans: its car keeps to the line. The tall one leans over: its car turns in later.">
      <path d="M14 640V330A302 302 0 0 1 316 28H1600" />
      <path data-ink="faint" d="M110 640V330A206 206 0 0 1 316 124H1600" />
      <path
        strokeDasharray="2 10"
        d="M62 320C62 256 62 206 90 160 104 138 118 124 138 112 158 100 184 90 206 82"
      />
      <g transform="translate(246 67) rotate(70)" strokeDasharray="2 7">
        <path data-fill="ground" d={car.body} />
      </g>
      <path data-ink="signal" d="M62 640V330A254 254 0 0 1 316 76H466M454 66l14 10-14 10" />
      <g transform="translate(148 138) rotate(41)">
        <path data-fill="rubber" d={car.wheels} />
        <path data-fill="ground" d={car.body} />
        <path d={car.glass} strokeWidth="2" />
      </g>
      <path d="M176 284H474" />
      <g transform="translate(252 282)">
        <path
          data-fill="rubber"
          d="M-38 0C-62 0-74-24-60-64H-50C-62-28-52-12-34-10H32C40-14 34-36 10-64H20C46-36 56-6 40 0Z"
        />
        <path d="M-66-66H-44V-72Q-44-82-32-82H-8Q4-82 4-72V-66H26" />
        <Arrow from={[22, -96]} to={[-42, -96]} />
      </g>
      <g transform="translate(404 282)">
        <path
          data-fill="rubber"
          d="M-52 0C-68 0-74-14-63-40H-53C-61-20-57-10-46-9H44C52-10 53-22 43-40H53C66-20 66 0 52 0Z"
          data-ink="signal"
        />
        <path d="M-68-42H-46V-48Q-46-58-34-58H24Q36-58 36-48V-42H58" />
        <Arrow from={[28, -72]} to={[-36, -72]} />
      </g>
      <text x="246" y="312" textAnchor="middle">
        tall
      </text>
      <text x="404" y="312" textAnchor="middle" data-ink="signal">
        short
      </text>
    </Drawing>
  );
}
