import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What stands in the served document, which no script has hydrated and none will. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const markup = renderToStaticMarkup(children);

  useLayoutEffect(() => {
    place.current?.setHTMLUnsafe(markup);
  }, [markup]);

  return <div ref={place} />;
}
