import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreSide } from '../../../ui/drawing/tyres.tsx';

/** A wheel with a heavy spot, and the balance weight opposite; the vibration dies away. */
export function WheelAndWeight() {
  return (
    <Drawing label="A wheel from the side: a small weight clipped to the rim balances the heavy spot on the other side, and the shake dies away to a straight line.">
      <TyreSide x={168} y={158} scale={1.6} />
      <path data-ink="faint" d="M80 246 256 70" />
      <path data-fill="ground" d="M83 221A106 106 0 0 0 109 247L97 262A125 125 0 0 1 67 230Z" />
      <text x="0" y="304">
        heavy spot
      </text>
      <path d="M52 278 72 254" />
      <g data-ink="signal">
        <path d="M210 96 230 116 242 106A90 90 0 0 0 220 84Z" data-fill="signal" />
        <text x="276" y="58">
          weight
        </text>
        <path d="M268 62 244 84" />
        <path d="M128 18A146 146 0 0 1 206 17M193 7l14 10-13 11" />
      </g>
      <path d="M312 158q7-70 14 0t14 0q7-52 14 0t14 0q7-32 14 0t14 0q6-14 12 0t12 0h58" />
    </Drawing>
  );
}

/** Vibration of an unbalanced wheel by speed: low at first, highest from 80 to 100km/h. */
export function ShakeBySpeed() {
  return (
    <Drawing
      viewBox="22 24 450 168"
      label="How much a wheel shakes at each speed: almost none in town, strongest between 80 and 100 kilometres an hour, less above."
    >
      <path data-ink="faint" d="M310 24V150M380 24V150" />
      <path d="M24 150H462M30 150v8M100 150v8M170 150v8M240 150v8M310 150v8M380 150v8M450 150v8" />
      <path d="M30 146C190 144 272 136 310 78M380 78C398 105.500 424 122 452 126" />
      <path data-ink="signal" d="M310 78C330 47.500 360 47.500 380 78" />
      <g data-ink="signal">
        <text x="298" y="186">
          80
        </text>
        <text x="363" y="186">
          100
        </text>
      </g>
      <text x="24" y="186">
        0km/h
      </text>
      <text x="156" y="186">
        40
      </text>
      <text x="433" y="186">
        120
      </text>
    </Drawing>
  );
}
