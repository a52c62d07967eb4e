import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** The Markdown of a clause. */
export function Prose({ children }: { readonly children: string }) {
  const html = micromark(children, options);
  // oxlint-disable-next-line react/no-danger -- micromark escapes HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
