import type { ReactNode } from 'react';

/** What every page sits in: skip link, header, the page itself, footer, and the phone's call bar. */
export function Layout({
  pathname,
  children,
}: {
  readonly pathname: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <a href="#main">Skip to content</a>
      <header>{pathname}</header>
      <main id="main">{children}</main>
      <footer />
    </>
  );
}
