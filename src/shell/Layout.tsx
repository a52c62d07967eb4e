import { css } from 'linaria';
import type { ReactNode } from 'react';
import { findRoute } from '../content/routes.ts';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

const page = css`
  /* The focus that the skip link moves here needs no ring around the whole page. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

interface LayoutProps {
  /** The address as the browser has it, a slash at its end or not. */
  readonly pathname: string;
  readonly children: ReactNode;
}

/** What every page sits in: skip link, header, the page itself, footer, and the phone's call bar. */
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
      <CallBar />
    </>
  );
}
