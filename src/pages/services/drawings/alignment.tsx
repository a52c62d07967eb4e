import { css } from 'linaria';
import { motion } from '../../../styles/tokens.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Arrow } from '../../../ui/drawing/Arrow.tsx';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreFace, TyreSide } from '../../../ui/drawing/tyres.tsx';

/* Turns from straight ahead into the angle, once. Each wheel turns about its own centre. */
const swing = css`
  transform-box: view-box;
  transform-origin: 104px 166px;
  animation: toe-swing ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;

  @keyframes toe-swing {
    from {
      rotate: var(--turn, 9deg);
    }
  }
`;

const swingRight = css`
  --turn: -9deg;

  transform-origin: 376px 166px;
`;

/* The angle's name appears when the movement has ended. */
const label = css`
  animation: toe-named ${motion.panel} 1200ms backwards;

  @keyframes toe-named {
    from {
      opacity: 0;
    }
  }
`;

/** Both front wheels from above, toed out: toe is the angle between a wheel and straight ahead. */
export function ToeFromAbove() {
  return (
    <Drawing label="The front wheels from above. Both point outwards instead of straight ahead: the angle on each side is the toe.">
      <path data-ink="faint" d="M240 12V308M104 12V308M376 12V308" />
      <path d="M148 206H332M148 206 134 176M332 206 346 176M222 192h36v28h-36z" />
      <g className={swing}>
        <TyreFace x={104} y={166} turn={-9} />
        <path data-ink="signal" d="M104 166 80 14" />
      </g>
      <g className={classNames(swing, swingRight)}>
        <TyreFace x={376} y={166} turn={9} />
        <path data-ink="signal" d="M376 166 400 14" />
      </g>
      <g data-ink="signal" className={label}>
        <path d="M82 32Q92 29 104 29M398 32Q388 29 376 29" />
        <text x="116" y="44">
          toe
        </text>
        <text x="330" y="44">
          toe
        </text>
      </g>
      <Arrow from={[240, 122]} to={[240, 66]} />
    </Drawing>
  );
}

/** Toe, small: an axle's two wheels from above. */
export function Toe() {
  return (
    <Drawing
      viewBox="0 0 300 190"
      label="Toe, seen from above: both wheels of an axle point slightly inwards."
    >
      <path data-ink="faint" d="M80 10V180M220 10V180" />
      <path d="M108 100H192" />
      <TyreFace x={80} y={100} turn={10} scale={0.86} />
      <TyreFace x={220} y={100} turn={-10} scale={0.86} />
      <path
        data-ink="signal"
        d="M80 100 96 12M80 18Q88 17 95 20M220 100 204 12M220 18Q212 17 205 20"
      />
    </Drawing>
  );
}

/** Camber: a wheel from the front, leaning. */
export function Camber() {
  return (
    <Drawing
      viewBox="0 0 300 190"
      label="Camber, seen from the front: the top of a wheel leans in towards the car."
    >
      <path data-ink="faint" d="M90 10V178M20 180H280" />
      <path d="M126 92H258M258 62V122" />
      <g transform="rotate(11 90 178)">
        <TyreFace x={90} y={100} />
        <path data-ink="signal" d="M90 178V10" />
      </g>
      <path data-ink="signal" d="M90 26Q106 26 119 30" />
    </Drawing>
  );
}

/** Caster: a wheel from the side, with its steering axis leaning back. */
export function Caster() {
  return (
    <Drawing
      viewBox="0 0 300 190"
      label="Caster, seen from the side: the line the wheel steers about leans back at the top."
    >
      <path data-ink="faint" d="M130 4V178M20 180H280" />
      <TyreSide x={130} y={104} />
      <path data-ink="signal" d="M112 180 156 6M130 16Q142 15 152 20" />
      <Arrow from={[64, 22]} to={[24, 22]} />
    </Drawing>
  );
}
