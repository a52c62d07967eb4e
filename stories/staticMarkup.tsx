import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders its children as served markup that no script hydrates. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  // oxlint-disable-next-line react/no-danger -- the markup is that of the site
  return <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}
