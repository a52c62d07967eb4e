import { expect, test } from 'vitest';
import { planGallery } from '../../e2e/gallery/plan.ts';
import { everyAddress } from '../../e2e/pages.ts';

const plan = planGallery([
  { id: 'button--tones', file: 'stories/button.stories.tsx', meta: {} },
  { id: 'focus--on-a-card', file: 'stories/focus.stories.tsx', meta: { width: 'phone' } },
]);

test('the gallery has each document at four widths, and each story, in both schemes', () => {
  expect(plan.filter(({ kind }) => kind === 'page')).toHaveLength(everyAddress.length * 4 * 2);
  expect(plan.filter(({ kind }) => kind === 'story')).toHaveLength(2 * 2);
  expect(plan.find(({ file }) => file === 'story-focus-on-a-card-dark.png')).toMatchObject({
    width: 360,
    scheme: 'dark',
    address: '/?story=focus--on-a-card&mode=preview&theme=dark',
  });
});

test('each picture has its own file, with the same name in every run', () => {
  const files = plan.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('page-home-360-light.png');
  expect(files).toContain('page-services-wheel-alignment-1920-dark.png');
  expect(files).toContain('story-button-tones-light.png');
});
