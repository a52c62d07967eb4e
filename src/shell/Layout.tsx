import { css } from 'linaria';
import type { ReactNode } from 'react';
import { findRoute } from '../content/routes.ts';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

const page = css`
  /* No focus ring around the whole page when the skip link moves focus here. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

interface LayoutProps {
  /** The path as in the address bar, with or without a trailing slash. */
  readonly pathname: string;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, main content, footer and the phone's call bar. */
export function Layout({ pathname, children }: LayoutProps) {
  const here = findRoute(pathname)?.path;
  return (
    <>
      <SkipLink />
      <Header here={here} />
      <main className={page} id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CallBar linkedAbove={here === '/'} />
    </>
  );
}
