/** The numbered steps of a manual clause. The report's page imports this module too, so it uses nothing of Node.js. */

const numbered = /^\d+\. /;

/** The numbered lines of a text, each joined with the unnumbered lines below it. */
export function stepsOf(text: string): string[] {
  return blocksOf(text)
    .filter((block) => numbered.test(block))
    .flatMap((block) => block.split(/\n(?=\d+\. )/))
    .map((step) => step.replace(numbered, '').replaceAll(/\s*\n\s*/g, ' '));
}

/** A text without its steps. */
export function withoutSteps(text: string): string {
  return blocksOf(text)
    .filter((block) => !numbered.test(block))
    .join('\n\n');
}

function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/);
}
