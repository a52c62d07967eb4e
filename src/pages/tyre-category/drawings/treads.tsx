import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** The terrain a 4WD tyre is for. */
export type Tread = 'highway' | 'allTerrain' | 'mud';

/**
 * The tread blocks of one pitch (140 units wide, `pitch` high) and the ground below. The gaps between blocks are the
 * subject.
 */
const treads: Readonly<
  Record<
    Tread,
    {
      readonly label: string;
      readonly pitch: number;
      readonly blocks: string;
      readonly cuts: string;
      readonly ground: string;
    }
  >
> = {
  highway: {
    label: 'A highway tread on seal: closed ribs, four thin grooves along the tyre.',
    pitch: 21,
    blocks: 'M-8 1H25V20H-8ZM31-1H50V22H31ZM56-1H84V22H56ZM90-1H109V22H90ZM115 1H148V20H115Z',
    cuts: 'M8 11H25M35 14 46 6M62 15 78 5M94 15 105 7M115 11H132',
    ground: 'M4 220H216',
  },
  allTerrain: {
    label: 'An all-terrain tread on gravel: interlocking blocks with room between them.',
    pitch: 46,
    blocks:
      'M-8 3H27L36 12V30L28 41H-8ZM41 2 57-7 70 2V22L57 33 41 25ZM75 20 86 10 101 17V39L84 49 75 41ZM148 26H114L106 35V53L115 64H148Z',
    cuts: 'M4 20 14 16 26 22M48 13 55 7 63 14M80 30 87 24 95 31M136 47 126 43 116 49',
    ground:
      'M4 228q4-12 12-10 8-12 18-4 6-8 12-2M172 212q8-10 16-2 8-8 14 2 10-2 14 14M20 236q8-6 16 0M186 236q8-6 16 0M60 234q10-8 20 0M100 238q10-10 22 0M140 234q8-6 16 0',
  },
  mud: {
    label: 'A mud tread, sunk in: a few large lugs, and wide open channels out to the sides.',
    pitch: 64,
    blocks:
      'M-8 6H22L52 22V40L42 46 18 34H-8ZM50 48 66 50V78L54 88 44 80ZM148 38H118L88 54V72L98 78 122 66H148ZM90 80 74 82V110L86 120 96 112Z',
    cuts: 'M4 20H20M136 52H120',
    ground: '',
  },
};

/** A 4WD tyre from the front, on its terrain; yellow marks the open part of the tread. */
export function TreadPattern({ tread }: { readonly tread: Tread }) {
  const { label, pitch, blocks, cuts, ground } = treads[tread];
  const rows = Array.from({ length: Math.ceil(240 / pitch) + 2 }, (_, row) => (row - 2) * pitch);
  const outline =
    'M70 8H150Q176 8 178 36 182 114 178 192 176 220 150 220H70Q44 220 42 192 38 114 42 36 44 8 70 8Z';
  return (
    <Drawing viewBox="0 0 220 244" label={label}>
      <clipPath id={`tread-${tread}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#tread-${tread})`}>
        <path data-fill="signal" d="M38 6H182V222H38Z" />
        {rows.map((y) => (
          <g key={y} transform={`translate(40 ${String(y)})`}>
            <path data-fill="rubber" stroke="none" d={blocks} />
            <path d={cuts} strokeWidth="2" />
          </g>
        ))}
      </g>
      <path d={outline} />
      {tread === 'mud' ? (
        <path
          data-fill="ground"
          d="M-8 202Q20 178 38 190 60 204 84 198 110 190 136 200 160 206 182 190 200 178 228 202V252H-8Z"
        />
      ) : null}
      <path d={ground} />
    </Drawing>
  );
}
