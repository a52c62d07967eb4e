import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** Oil poured into the engine, up to the dipstick's upper mark. */
export function PouredToTheMark() {
  return (
    <Drawing label="Oil runs from a bottle through the filler into an engine, cut open at the bottom. The dipstick shows it at the upper mark.">
      <path data-fill="rubber" d="M100 112H380V168H412V272Q412 300 384 300H128Q100 300 100 272Z" />
      <path data-fill="ground" d="M124 190H388V262Q388 278 372 278H140Q124 278 124 262Z" />
      <path data-fill="signal" d="M126 224H386V262Q386 276 372 276H140Q126 276 126 262Z" />
      <path d="M124 190H388V262Q388 278 372 278H140Q124 278 124 262Z" />
      <path d="M214 112V94h52v18M236 300v12h28v-12" data-fill="ground" />
      <path d="M320 112V40M320 40a15 15 0 1 1 .1 0" />
      <path d="M320 112V262" strokeWidth="9" />
      <path d="M306 222h28M306 250h28" strokeWidth="4" />
      <path data-ink="signal" d="M240 68V222" strokeWidth="7" />
      <g transform="translate(208 57) rotate(-70) scale(0.7)">
        <path
          data-fill="rubber"
          d="M-14-26H14V-8L30 8Q36 14 36 24V124Q36 134 26 134H-26Q-36 134-36 124V24Q-36 14-30 8L-14-8Z"
          transform="rotate(180) translate(0 -20)"
          strokeWidth="4.300"
        />
      </g>

      <text x="344" y="216">
        MAX
      </text>
    </Drawing>
  );
}
