import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { branchCount, inOrder } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

clause('PLACES-NEAREST', 'the page lists the branches, the nearest first', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: -43.5063, longitude: 172.735 } } as GeolocationPosition),
  );
  await show('/contact');
  // The page's script sets this attribute once it has loaded.
  document.querySelector('[data-island=nearest]')?.setAttribute('data-listening', '');
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  const list = await screen.findByRole('list', { name: 'Our branches, nearest first' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(branchCount.number);
  const places = inOrder('Linwood Ferrymead Papanui Riccarton Sockburn Hornby');
  const names = rows.map((row) => /^\d+([A-Z].*?)about/.exec(row.textContent ?? '')?.[1] ?? '');
  expect(names.filter((name) => places.some((place) => place.name === name))).toEqual(
    places.map(({ name }) => name),
  );
});
