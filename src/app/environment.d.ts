interface ImportMetaEnv {
  /** The endpoint both forms post to: the address of the form service. */
  readonly VITE_FORM_ENDPOINT: string;
  /** The name of the form service's honeypot field; `_gotcha` if not set. */
  readonly VITE_FORM_HONEYPOT?: string;
  /** The hosts that the form service may send a visitor on to after a form post without script. */
  readonly VITE_FORM_REDIRECT_HOSTS?: string;
  /** The site's origin, without a trailing slash. */
  readonly VITE_SITE_ORIGIN: string;
}

declare module '*.svg?drawing' {
  /** A drawing for the component `Drawing`. */
  const drawing: { readonly viewBox: string; readonly markup: string; readonly label?: string };
  export default drawing;
}

declare module 'subset-font' {
  /** Returns a font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Shows whether a place is open now. `hours` is its `WeekHours` as JSON, `lead` the text before it. */
    'open-now': { readonly hours: string; readonly lead?: string | undefined };
    /** Names the next public holiday from a week before; until then it keeps its server-rendered text. */
    'holiday-note': { readonly children: string; readonly closed?: string | undefined };
    /** Days on which a place is closed, until the last of them is over. */
    'closed-days': { readonly children: string; readonly until: string; readonly from?: string };
  }
}
