import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { branch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { show } from './show.tsx';

clause('PAGE-FIRST-SCREENS', 'seven branches show names and shared hours only', async () => {
  await page.viewport(390, 844);
  await show('/services/puncture-repair');
  const list = screen.getByRole('link', { name: 'Hornby' }).closest('ul');
  const six = [...(list?.children ?? [])].slice(0, 6);
  list?.replaceChildren(...six);
  const saturday = screen.getByText(branch.ferrymead.saturday);
  expect(saturday).toBeVisible();
  list?.append(within(list).getAllByRole('listitem')[0]?.cloneNode(true) ?? '');
  expect(saturday).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Ferrymead' })).toBeVisible();
  expect(screen.getByText(`Open Mon–Fri ${branch.ferrymead.weekdays}`)).toBeVisible();
});
