/** A file of the headline font: the part of the typeface's package that it is cut from, and its characters. */
interface HeadlineFile {
  readonly from: 'latin' | 'latin-ext' | 'vietnamese';
  readonly characters: string;
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(
  '',
);

/**
 * The characters of the headline font by the name of the file in `src/assets`. A browser loads a file when a page has one
 * of its characters; every page has those of the last. Where two ranges overlap, the later file counts. `npm run fonts`
 * makes the files.
 */
export const headlineFiles = {
  'barlow-condensed-700-vietnamese': {
    from: 'vietnamese',
    characters:
      'ẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
  },
  'barlow-condensed-700-central': {
    from: 'latin-ext',
    characters:
      'ĂăĄąĆćĈĉĊċČčĎďĐđĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĮįİĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưȘșȚțẀẁẂẃẄẅ',
  },
  'barlow-condensed-700-macrons': { from: 'latin-ext', characters: 'ĀāĒēĪīŌōŪū' },
  'barlow-condensed-700-western': {
    from: 'latin',
    characters:
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèêëìíîïðñòóôõöøùúûüýþÿŒœʻʼ¡¢£¥§©ª«®±²³µ·¹º»¼½¾¿÷€™',
  },
  'barlow-condensed-700': { from: 'latin', characters: `${printable}\u00a0°×–—‘’“”…•é` },
} as const satisfies Readonly<Record<string, HeadlineFile>>;

const known = new Set(
  Object.values(headlineFiles).flatMap(({ characters }) => Array.from(characters)),
);

/** The characters of a text that the headline font lacks, each once; line breaks do not count. */
export function notInHeadlineFont(text: string): readonly string[] {
  return [...new Set(text.replaceAll(/\s/g, ''))].filter((character) => !known.has(character));
}

const codePoint = (code: number) => `U+${code.toString(16)}`;

/** The most code points between two characters that one range spans: fewer ranges are fewer bytes on every page. */
const widestGap = 8;

/** Characters as a `unicode-range` of CSS. */
export function unicodeRange(characters: string): string {
  const codes = Array.from(characters)
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code - last[1] <= widestGap) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) =>
      first === last ? codePoint(first) : `${codePoint(first)}-${last.toString(16)}`,
    )
    .join(',');
}
