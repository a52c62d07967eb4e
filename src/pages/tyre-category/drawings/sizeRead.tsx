import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** Half of a tyre's cross-section on its rim; the other half is mirrored. */
function HalfSection() {
  return (
    <g>
      <path
        data-fill="rubber"
        d="M78 83Q69 72 69 60 69 36 86 34H95V41H105V34H119V41H129V34H138Q155 36 155 60 155 72 146 83H137Q146 72 146 62 146 48 132 47H92Q78 48 78 62 78 72 87 83Z"
      />
      <path d="M72 76q-4 12 6 14h10q7 0 9 7t8 7h20q6 0 8-7t9-7h4q10-2 6-14" />
    </g>
  );
}

/**
 * A 205/55R16 tyre in two views, to scale: cross-section from the front, and sidewall from the side. The
 * cross-section shows what each number measures.
 */
export function SizeRead() {
  return (
    <Drawing
      viewBox="-12 0 492 320"
      label="A tyre in two views, 205/55R16 91V on its sidewall. Cut through from the front: 205mm is its width, 55% of that the height of its sidewall, 16 inches the diameter of its rim."
    >
      <path data-ink="faint" d="M92 166H474M158 34H336M152 81H236M152 251H236M158 298H336" />
      <HalfSection />
      <g transform="translate(0 332) scale(1 -1)">
        <HalfSection />
      </g>
      <path d="M128 104V228M128 146h-22v40h22" />
      <g transform="translate(342 166)">
        <circle r="132" data-fill="rubber" />
        <circle r="125" strokeDasharray="4 8" />
        <circle r="85" data-fill="ground" />
        <circle r="77" strokeWidth="2" />
        <circle r="15" />
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            transform={`rotate(${String(turn)})`}
            d="M-7-24-12-77M7-24 12-77M0-24v.1"
          />
        ))}
        <defs>
          <path id="size-read" d="M-95 0A95 95 0 0 1 95 0" />
        </defs>
        <text data-ink="signal" textAnchor="middle">
          <textPath href="#size-read" startOffset="50%" fontSize="31">
            205/55R16 91V
          </textPath>
        </text>
      </g>
      <g data-ink="signal">
        <path d="M69 8V24M155 8V24M69 16H155M50 34H64M50 81H64M50 251H64M56 34V81M56 81V251" />
        <path d="M79 11 70 16 79 21M145 11 154 16 145 21M51 44 56 35 61 44M51 71 56 80 61 71M51 91 56 82 61 91M51 241 56 250 61 241" />
        <text x="166" y="24">
          205mm
        </text>
        <text x="42" y="66" textAnchor="end">
          55%
        </text>
        <text x="42" y="174" textAnchor="end">
          R16
        </text>
      </g>
    </Drawing>
  );
}
