import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Layout } from '../../src/shell/Layout.tsx';
import { branchCount, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

const onPhone = () => page.viewport(360, 740);
const setDesktopWidth = () => page.viewport(1280, 900);

function show(): void {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Layout pathname="/about">
        <h1>The page</h1>
        <input aria-label="Name" />
      </Layout>
    </MemoryRouter>,
  );
}

const header = () => within(screen.getByRole('banner'));
const callBar = () => screen.getByRole('navigation', { name: 'Quick links' });
const size = (element: Element) => element.getBoundingClientRect();

beforeEach(setDesktopWidth);

clause('SHELL-LINE', 'the header shows the line at 1280 and at 360 pixels', async () => {
  show();
  expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
  await onPhone();
  expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
});

clause(
  'SHELL-ONE-BAR',
  'the header is under 80 pixels high and has the line, the phone number and Menu',
  async () => {
    await onPhone();
    show();
    expect(size(screen.getByRole('banner')).height).toBeLessThan(80);
    expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
    expect(header().getByRole('link', { name: `Call ${phone.main.number}` })).toBeVisible();
    expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
  },
);

clause('SHELL-TARGETS', 'the phone link and Menu are at least 44 by 44 pixels', async () => {
  await onPhone();
  show();
  for (const target of [
    header().getByRole('link', { name: `Call ${phone.main.number}` }),
    header().getByRole('button', { name: 'Menu' }),
  ]) {
    expect(size(target).width).toBeGreaterThanOrEqual(44);
    expect(size(target).height).toBeGreaterThanOrEqual(44);
  }
});

clause('SHELL-CALL-BAR-TARGETS', 'each link of the bar is at least 48 by 48 pixels', async () => {
  await onPhone();
  show();
  for (const link of within(callBar()).getAllByRole('link')) {
    expect(size(link).height).toBeGreaterThanOrEqual(48);
    expect(size(link).width).toBeGreaterThanOrEqual(48);
  }
});

clause('SHELL-CALL-BAR-TYPING', 'the bar is hidden while a text field has the focus', async () => {
  await onPhone();
  show();
  expect(callBar()).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});

clause('SHELL-CALL-BAR-DESK', 'the call bar is hidden at 1280 pixels', () => {
  show();
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});
