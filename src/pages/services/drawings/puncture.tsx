import { css } from 'linaria';
import { motion } from '../../../styles/tokens.ts';
import { Arrow } from '../../../ui/drawing/Arrow.tsx';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreSection, TyreSide } from '../../../ui/drawing/tyres.tsx';

/* Plug and patch are one piece, pulled up from inside until it seals, once. */
const pullUp = css`
  animation: plug-drawn-in ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;

  @keyframes plug-drawn-in {
    from {
      translate: 0 100px;
    }
  }
`;

const label = css`
  animation: plug-named ${motion.panel} 1200ms backwards;

  @keyframes plug-named {
    from {
      opacity: 0;
    }
  }
`;

/** The tread's longitudinal section: a plug fills the hole from inside, and a patch seals the liner over it. */
export function PlugAndPatch() {
  return (
    <Drawing label="A tyre’s tread cut through: the plug fills the hole from the inside, and the patch seals the liner over it.">
      <g transform="translate(240 640)">
        {[-23, -15.4, -7.7, 0, 7.7, 15.4, 23].map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            data-fill="rubber"
            d="M-27-500V-540q0-7 7-7h40q7 0 7 7V-500Z"
          />
        ))}
      </g>
      <path data-fill="rubber" d="M22 183A505 505 0 0 1 458 183L430 245A440 440 0 0 0 50 245Z" />
      <path strokeDasharray="0.100 9" strokeWidth="5" d="M38 203A480 480 0 0 1 442 203" />
      <path strokeDasharray="0.100 9" strokeWidth="5" d="M43 217A467 467 0 0 1 437 217" />
      <path data-fill="ground" d="M231 94q9-5 18 0V200h-18Z" />
      <g data-ink="signal" className={pullUp}>
        <path data-fill="ground" d="M231 94q9-5 18 0V206h-18Z" />
        <path
          data-fill="ground"
          d="M164 207A440 440 0 0 1 316 207L309 224A424 424 0 0 0 171 224Z"
        />
      </g>
      <g data-ink="signal" className={label}>
        <text x="284" y="58">
          plug
        </text>
        <path d="M276 54 252 84" />
        <text x="330" y="292">
          patch
        </text>
        <path d="M322 280 296 232" />
      </g>
      <text x="60" y="292">
        inside
      </text>
    </Drawing>
  );
}

/** A tyre's cross-section: where a hole can be repaired, and where it can't. */
export function RepairZones() {
  return (
    <Drawing
      viewBox="0 0 480 236"
      label="A tyre cut across. The tread between the shoulders can be repaired. Shoulders and sidewalls can’t."
    >
      <TyreSection />
      <g data-ink="signal">
        <path d="M150 22H330M150 14v16M330 14v16" />
        <path d="M150 66H330" strokeWidth="9" />
      </g>
      <path d="M68 122l20 20M88 122 68 142M392 122l20 20M412 122l-20 20" strokeWidth="5" />
      <text x="196" y="112" data-ink="signal">
        the tread
      </text>
      <text x="124" y="176">
        sidewall
      </text>
      <text x="356" y="176" textAnchor="end">
        sidewall
      </text>
      <path d="M116 168 98 158M364 168 382 158" />
    </Drawing>
  );
}

/** Step 1: the nail in the tread. */
export function Nail() {
  return (
    <Drawing viewBox="0 0 240 170">
      <TyreSide x={104} y={92} />
      <path data-ink="signal" strokeWidth="6" d="M150 46 188 8M174 0 196 22" />
    </Drawing>
  );
}

/** Step 2: the tyre comes off its rim. */
export function OffTheRim() {
  return (
    <Drawing viewBox="0 0 240 170">
      <circle cx="66" cy="92" r="60" data-fill="rubber" />
      <circle cx="66" cy="92" r="53" strokeDasharray="4 8" />
      <circle cx="66" cy="92" r="36" data-fill="ground" />
      <circle cx="202" cy="92" r="34" data-fill="ground" />
      <circle cx="202" cy="92" r="8" />
      <path d="M202 84V58M210 89 234 81M207 99 222 120M197 99 182 120M194 89 170 81" />
      <Arrow from={[120, 92]} to={[160, 92]} ink="signal" />
    </Drawing>
  );
}

/** Step 3: plug and patch are inserted from inside. */
export function FromInside() {
  return (
    <Drawing
      viewBox="0 0 240 170"
      label="A plug with its patch is pulled into the tread from inside the tyre."
    >
      <path data-fill="rubber" d="M14 78V40q0-8 8-8h30v22h20V32h96v22h20V32h30q8 0 8 8v38Z" />
      <path strokeDasharray="0.100 9" strokeWidth="5" d="M24 66H218" />
      <path data-fill="ground" d="M113 28h14v54h-14z" stroke="none" />
      <path d="M113 32v46M127 32v46" />
      <g data-ink="signal">
        <path
          d="M114 132V98q6-6 12 0v34M78 132h84q-6 14-20 14H98q-14 0-20-14Z"
          data-fill="ground"
        />
        <Arrow from={[188, 142]} to={[188, 102]} />
      </g>
    </Drawing>
  );
}

/** Step 4: inflated, with a pressure gauge. */
export function OnTheGauge() {
  return (
    <Drawing viewBox="0 0 240 170">
      <TyreSide x={82} y={92} />
      <path d="M124 92H156Q192 92 192 100" data-ink="signal" />
      <circle cx="194" cy="62" r="40" data-fill="ground" />
      <path d="M166 62h8M194 34v8M222 62h-8M174 42l6 6M214 42l-6 6" />
      <path data-ink="signal" d="M194 62 210 46" />
    </Drawing>
  );
}
