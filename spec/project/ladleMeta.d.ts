/** Ladle ships no types for its list of stories. */
declare module '@ladle/react/meta' {
  export default function getMeta(options: {
    config: string;
  }): Promise<{ stories: Record<string, { readonly filePath: string }> }>;
}
