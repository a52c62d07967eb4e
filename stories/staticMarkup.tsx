import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders its children as served markup that no script hydrates. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const markup = renderToStaticMarkup(children);

  useLayoutEffect(() => {
    place.current?.setHTMLUnsafe(markup);
  }, [markup]);

  return <div ref={place} />;
}
