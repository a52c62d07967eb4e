import { expect, test } from 'vitest';
import { galleryPage, planGallery } from '../../e2e/gallery/plan.ts';

const plan = planGallery([
  { id: 'button--tones', file: 'stories/button.stories.tsx', meta: {} },
  { id: 'focus--on-a-card', file: 'stories/focus.stories.tsx', meta: { width: 'phone' } },
]);

test('the gallery has 29 documents at four widths, and each story, in both schemes', () => {
  expect(plan.filter(({ kind }) => kind === 'page')).toHaveLength(29 * 4 * 2);
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

test('a picture that changed is marked, and the gallery shows the earlier one next to it', () => {
  const [first, second] = plan;
  if (!first || !second) throw new Error('The plan should have two pictures.');
  const html = galleryPage([
    { shot: first, changed: true },
    { shot: second, changed: false },
  ]);
  expect(html).toContain('<h1>2 pictures, 1 changed</h1>');
  expect(html.match(/ data-changed>/g)).toHaveLength(1);
  expect(html).toContain('<a href="before/page-home-360-light.png">');
  expect(galleryPage([{ shot: first }])).not.toContain('href="before/');
});
