/**
 * Ladle's configuration; Ladle insists on this file's name. `npm run workbench` serves the book,
 * `npm run workbench:build` writes it into `.cache/workbench`.
 *
 * @type {import('@ladle/react').UserConfig}
 */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: 'stories/vite.config.ts',
  outDir: '.cache/workbench',
  // The states of a form in the order in which a visitor meets them. Ladle sends this function to the browser as text.
  storyOrder: (stories) => {
    const flow = `types types-on-phone idle idle-on-phone any-other
      without-script draft-restored left-while-sending offline sending sent sent-with-less-motion
      failed failed-refused failed-refused-with-200 failed-nonsense failed-cut-off
      every-reply long-words right-to-left forced-colours`.split(/\s+/);
    const parent = (story) => story.slice(0, story.lastIndexOf('--'));
    const group = (story) => stories.findIndex((other) => parent(other) === parent(story));
    const place = (story) => {
      const index = flow.indexOf(story.slice(story.lastIndexOf('--') + 2));
      return index < 0 ? flow.indexOf('any-other') : index;
    };
    return stories.toSorted((a, b) => group(a) - group(b) || place(a) - place(b));
  },
  defaultStory: 'styles--tokens--system',
  addons: {
    // The form endpoint is answered inside the browser, so a story never sends an enquiry.
    msw: { enabled: true },
    rtl: { enabled: false },
    width: { options: { small: 320, phone: 360, tablet: 768, desk: 1280 } },
  },
  i18n: { buildTooltip: 'The workbench is in .cache/workbench.' },
};
