import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadPage } from '../../src/app/pageTable.tsx';

/** Renders the page of an address without header and footer. */
export async function show(path: string): Promise<RenderResult> {
  const Page = await loadPage(path);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}
