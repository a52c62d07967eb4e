import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What marks a text of the content for its owner (`content/promise.ts`). */
const marks: readonly string[] = ['promise', 'standIn', 'sampleReview'];

/** The code of a module of the content with each marked text in the place of its mark. */
export function withoutMarks(file: string, code: string): string {
  const found: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && marks.includes(call.callee.name)) found.push(call);
    },
  }).visit(parseSync(file, code).program);
  // From the end, so that the places of the marks before stay where they are.
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, arguments: [words] }) => {
      const kept = words ? text.slice(words.start, words.end) : '';
      return text.slice(0, start) + kept + text.slice(end);
    }, code);
}

/** Takes the marks for the owner out of the scripts that a build writes: visitors download the texts alone. */
export function eraseMarks(): Plugin {
  return {
    name: 'site-erase-marks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/content\/(?!promise\.ts)[\w/]+\.ts$/ },
      handler: (code, id) => ({ code: withoutMarks(id, code), map: null }),
    },
  };
}
