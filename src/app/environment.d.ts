interface ImportMetaEnv {
  /** Where both forms post: the address of the form-collection service. */
  readonly VITE_FORM_ENDPOINT: string;
  /** The site's own address, without a slash at the end. */
  readonly VITE_SITE_ORIGIN: string;
}

declare module 'subset-font' {
  /** Returns the font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>;
}
