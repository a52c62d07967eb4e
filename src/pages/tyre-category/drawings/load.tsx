import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreFace } from '../../../ui/drawing/tyres.tsx';

/** A laden van from behind, cut open: the path of its load to the road. */
export function AxleUnderLoad() {
  const spring = 'l-16 7h32l-32 8h32l-32 8h32l-32 8h32l-16 6';
  return (
    <Drawing label="A laden van from behind, cut open. Its load goes through the floor, the springs and the axle, and each tyre carries half of it to the road.">
      <path d="M62 160V46Q62 8 100 8H380Q418 8 418 46V160" strokeWidth="2" />
      <path data-ink="faint" d="M240 8V48M82 134V52Q82 28 106 28H374Q398 28 398 52V134" />
      <path data-fill="rubber" d="M96 92h80v66H96ZM184 56h112v102H184ZM304 108h72v50h-72Z" />
      <path d="M96 110h80M128 92v18M144 92v18M304 124h72M333 108v16M347 108v16M184 76h112M230 56v20M250 56v20" />
      <path data-fill="rubber" d="M54 160H426V178H54Z" />
      <path d="M54 164h-14v8h14M426 164h14v8h-14" strokeWidth="2" />
      <path d="M8 306H472" />
      <path d={`M142 180${spring}M338 180${spring}`} />
      <path
        data-fill="ground"
        d="M112 226H206Q214 206 240 206T274 226H368V248H274Q266 268 240 268T206 248H112Z"
      />
      <circle cx="240" cy="237" r="11" />
      <TyreFace x={86} y={238} scale={0.9} />
      <TyreFace x={394} y={238} scale={0.9} />
      <g data-ink="signal">
        <text x="240" y="112" textAnchor="middle">
          load
        </text>
        <path d="M240 124V169H142V237H86V294M74 281l12 14 12-14M240 169H338V237H394V294M382 281l12 14 12-14" />
      </g>
    </Drawing>
  );
}
