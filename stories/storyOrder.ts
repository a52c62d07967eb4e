/**
 * The order of stories in the workbench: alphabetical, but the states of a component in the order of a visit. Ladle
 * sends this function to the browser as text, so it uses nothing from outside itself.
 *
 * @param stories the ids of all stories, in alphabetical order
 */
export function storyOrder(stories: readonly string[]): string[] {
  const flow = `types types-on-phone idle idle-on-phone any-other
    without-script draft-restored left-while-sending offline sending sent failed every-reply
    long-words right-to-left forced-colours`.split(/\s+/);
  const parent = (story: string) => story.slice(0, story.lastIndexOf('--'));
  const group = (story: string) => stories.findIndex((other) => parent(other) === parent(story));
  const place = (story: string) => {
    const index = flow.indexOf(story.slice(story.lastIndexOf('--') + 2));
    return index < 0 ? flow.indexOf('any-other') : index;
  };
  return stories.toSorted((a, b) => group(a) - group(b) || place(a) - place(b));
}
