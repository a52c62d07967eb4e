import { expect, test } from 'vitest';
import { galleryPage, planGallery } from '../../e2e/gallery/plan.ts';

const stories = [
  { id: 'button--tones', file: 'stories/button.stories.tsx', meta: {} },
  { id: 'focus--on-a-card', file: 'stories/focus.stories.tsx', meta: { width: 'phone' } },
  { id: 'wheel--forced', file: 'stories/wheel.stories.tsx', meta: { forcedColors: true } },
] as const;

test('the gallery has 29 documents in ten windows, and each story in both schemes', () => {
  const plan = planGallery(stories);
  const ofPages = plan.filter(({ kind }) => kind === 'page');
  expect(ofPages).toHaveLength(290);
  const ofFaq = ofPages.filter(({ address }) => address === '/faq');
  expect(
    ofFaq.map(({ width, height, textSize, scheme }) => [width, height, textSize, scheme]),
  ).toEqual([
    [360, 780, 16, 'light'],
    [768, 900, 16, 'light'],
    [1440, 900, 16, 'light'],
    [1920, 900, 16, 'light'],
    [780, 360, 16, 'light'],
    [360, 780, 32, 'light'],
    [360, 780, 16, 'dark'],
    [768, 900, 16, 'dark'],
    [1440, 900, 16, 'dark'],
    [1920, 900, 16, 'dark'],
  ]);
  expect(plan.filter(({ kind }) => kind === 'story')).toHaveLength(6);
  expect(plan.find(({ caption }) => caption === 'focus--on-a-card, dark')).toMatchObject({
    width: 360,
    scheme: 'dark',
    address: '/?story=focus--on-a-card&mode=preview&theme=dark',
    forcedColors: false,
  });
  expect(plan.filter(({ forcedColors }) => forcedColors)).toHaveLength(2);
});

test('each picture has a file of its own, with the same name in every run', () => {
  const files = planGallery(stories).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('page-home-360-light.png');
  expect(files).toContain('page-services-wheel-alignment-1920-dark.png');
  expect(files).toContain('page-not-found-360-light.png');
  expect(files).toContain('page-about-large-text-light.png');
  expect(files).toContain('story-button-tones-light.png');
});

test('a thumbnail is below the heading of its page and opens its picture', () => {
  const html = galleryPage(planGallery(stories).map((shot) => ({ shot })));
  expect(html).toContain('<h2>/tyres/run-flat</h2>');
  expect(html).toContain(
    '<a href="shots/page-about-768-dark.png"><img src="thumbs/page-about-768-dark.webp" alt="768 px, dark"',
  );
  expect(html).toContain('<h1>296 pictures</h1>');
  expect(html).not.toContain('Only what changed');
  expect(html).not.toContain('data-changed>');
});

test('a picture that differs from the previous run is marked and beside the previous one', () => {
  const [first, second, third] = planGallery(stories);
  if (!first || !second || !third) throw new Error('The plan should have three pictures.');
  const html = galleryPage([
    { shot: first, before: 'before/a.png', changed: 0.25 },
    { shot: second, before: 'before/b.png', changed: 0 },
    { shot: third, before: 'before/c.png', changed: 0.00001 },
  ]);
  expect(html).toContain('<h1>3 pictures, 2 changed</h1>');
  expect(html).toContain('<b>25.0% changed</b>');
  expect(html).toContain('<b>0.1% changed</b>');
  expect(html.match(/ data-changed>/g)).toHaveLength(2);
  expect(html).toContain('<a href="before/b.png">');
  expect(html).toContain('Only what changed');
});

test('a caption is escaped, so that it contains no markup', () => {
  const [shot] = planGallery(stories);
  if (!shot) throw new Error('The plan should have a picture.');
  expect(galleryPage([{ shot: { ...shot, caption: '<i>&"' } }])).toContain('&lt;i>&amp;&quot;');
});
