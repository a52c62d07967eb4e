interface ImportMetaEnv {
  /** Where both forms post: the address of the form-collection service. */
  readonly VITE_FORM_ENDPOINT: string;
  /** The name of the field that the form service takes for a trap; `_gotcha` where it is not set. */
  readonly VITE_FORM_HONEYPOT?: string;
  /** The site's own address, without a slash at the end. */
  readonly VITE_SITE_ORIGIN: string;
}

interface Window {
  /** What was pressed before the page's script came, and works by script alone (`earlyPress.ts`). */
  readonly pressed?: Element;
}

declare module 'subset-font' {
  /** Returns the font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Says whether a place is open now: `hours` is its `WeekHours` as JSON, `lead` what stands before the words. */
    'open-now': { readonly hours: string; readonly lead?: string | undefined };
    /** Names the next public holiday from a week before; until then it keeps its own words. */
    'holiday-note': { readonly children: string };
  }
}
