import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadPage } from '../../src/app/pageTable.tsx';

/** Shows the page of an address alone, without the site around it. */
export async function show(path: string): Promise<void> {
  const Page = await loadPage(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}
