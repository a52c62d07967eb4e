import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { VanShape } from '../../../ui/drawing/Van.tsx';

/** A jacked-up car without its rear wheel, the new wheel, and the van that brought it. */
export function Roadside() {
  return (
    <Drawing
      viewBox="0 24 480 200"
      label="A car on a jack at the kerb, with its rear wheel off. The mobile tyre van is behind it, with the wheel to fit."
    >
      <path
        data-ink="faint"
        d="M4 116l56-46 40 18 64-52 44 30 46-18 70 42 54-24 60 36 38 12M4 214h472"
      />
      <g transform="translate(474 98) scale(-0.86 0.86)">
        <VanShape />
      </g>
      <g transform="rotate(-3 40 214)">
        <path
          data-fill="rubber"
          d="M6 192V170q0-9 10-11l30-8 27-28q5-5 12-5h44q8 0 12 7l16 27q9 4 9 14v26Z"
        />
        <path data-fill="ground" d="M58 151l21-22q3-3 8-3h14v25ZM111 126h15q6 0 9 5l12 20h-36Z" />
        <circle cx="42" cy="194" r="19" data-fill="ground" />
        <circle cx="42" cy="194" r="8" />
        <path data-fill="ground" d="M114 192a19 19 0 0 1 38 0" />
        <circle cx="133" cy="190" r="6" />
      </g>
      <path d="M84 192h22M84 214h22M87 212l17-18M104 212 87 194" />
      <g data-ink="signal">
        <circle cx="182" cy="192" r="20" data-fill="rubber" />
        <circle cx="182" cy="192" r="8" data-fill="ground" />
      </g>
    </Drawing>
  );
}
