import type { WofArea } from '../../../content/services/wofInspection.ts';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreSide } from '../../../ui/drawing/tyres.tsx';

/** A windscreen with the label in the driver's corner, and the label magnified. */
export function LabelOnWindscreen() {
  return (
    <Drawing label="A car from the front. The WOF label in the driver’s corner of the windscreen is shown large: a tick, and the date the next WOF is due.">
      <path
        data-fill="rubber"
        d="M214 262v26q0 10 10 10h26q10 0 10-10v-26ZM412 262v26q0 10 10 10h26q10 0 10-10v-26Z"
      />
      <path
        data-fill="ground"
        d="M200 196Q200 176 222 168L262 84Q270 66 292 64 336 58 380 64 402 66 410 84L450 168Q472 176 472 196V250Q472 264 458 264H214Q200 264 200 250Z"
      />
      <path d="M240 160 276 92Q280 84 290 83 336 78 382 83 392 84 396 92L432 160Q336 148 240 160Z" />
      <path d="M222 176Q336 160 450 176M290 226h92M284 242h104M328 78v-8h16v8" />
      <path d="M214 196l44 8q0 22-18 22-26 0-26-30ZM458 196l-44 8q0 22 18 22 26 0 26-30Z" />
      <path d="M196 138h28M448 138h28" strokeWidth="8" />
      <path data-ink="faint" d="M290 98 152 30M290 118 152 210" />
      <path data-fill="signal" d="M282 96h18v18h-18Z" />
      <circle cx="106" cy="120" r="98" data-fill="ground" />
      <g data-ink="signal">
        <path data-fill="rubber" d="M50 62H162V178H50Z" />
        <path d="M82 126 98 142 130 104" />
        <text x="86" y="90">
          WOF
        </text>
      </g>
      <path d="M66 162h22M100 162h46" />
    </Drawing>
  );
}

/** The centre of the number of each area. */
const places: Readonly<Record<WofArea['place'], readonly [x: number, y: number]>> = {
  tyres: [394, 212],
  brakes: [116, 184],
  steering: [116, 124],
  lights: [44, 146],
  windscreen: [172, 78],
  doors: [212, 146],
  seatBelts: [284, 48],
  structure: [266, 198],
  exhaust: [450, 184],
};

/** A car from the side with the areas of a WOF inspection, numbered as in the list beside it. */
export function AreasOnCar({ areas }: { readonly areas: readonly WofArea[] }) {
  return (
    <Drawing viewBox="0 0 480 248">
      <path data-ink="faint" d="M8 228H472" />
      <path d="M66 190H52Q36 190 36 172V150Q36 130 60 124L148 108 204 58Q214 50 230 50H330Q350 50 364 66L398 108Q438 114 444 138V174Q444 190 428 190H418M314 190H168" />
      <path d="M64 190A52 52 0 0 1 168 190M314 190A52 52 0 0 1 418 190" />
      <path d="M162 108 212 66H270V108ZM284 108V66H328L362 108Z" />
      <path d="M277 108V190M174 122V154Q180 186 186 190M244 128h18M298 128h18M366 108 372 140" />
      <path d="M428 196h34M38 150q22-12 44-4M444 136h-22" />
      <path d="M266 68 232 106M214 108q-10-30 4-34 12 0 12 12l-2 22" />
      <TyreSide x={116} y={184} scale={0.56} />
      <TyreSide x={366} y={184} scale={0.56} />
      {areas.map(({ place }, index) => (
        <g key={place} transform={`translate(${places[place].join(' ')})`}>
          <circle r="18" data-fill="ground" strokeWidth="0" />
          <circle r="16" data-fill="signal" />
          <text y="8.500" textAnchor="middle" data-ink="ground">
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Days as squares, a week to a row; the last one is the final day of the free recheck. */
export function DaysLeft({ days }: { readonly days: number }) {
  const last = days - 1;
  return (
    <Drawing viewBox={`0 0 400 ${4 + Math.ceil(days / 7) * 58}`}>
      {Array.from({ length: days }, (_, day) => day).map((day) => (
        <rect
          key={day}
          x={4 + (day % 7) * 57}
          y={4 + Math.floor(day / 7) * 58}
          width="46"
          height="46"
          rx="4"
          data-fill={day === last ? 'signal' : 'rubber'}
        />
      ))}
      <path d="M16 16 42 42M42 16 16 42" />
      <text
        x={27 + (last % 7) * 57}
        y={36 + Math.floor(last / 7) * 58}
        textAnchor="middle"
        data-ink="ground"
      >
        {days}
      </text>
    </Drawing>
  );
}
