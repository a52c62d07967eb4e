import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Layout } from '../../src/shell/Layout.tsx';

/** Renders header, footer and call bar of the page at an address around some content. */
export function showLayout(pathname: string, content: ReactNode): RenderResult {
  return render(
    <MemoryRouter initialEntries={[pathname]}>
      <Layout pathname={pathname}>{content}</Layout>
    </MemoryRouter>,
  );
}
