/**
 * The steps of a clause that a person verifies, as its Markdown writes them. The report's page reads them too, so
 * nothing here needs Node.
 */

const numbered = /^\d+\. /;

/** The numbered lines of a text, in their order. A line below one that bears no number of its own goes on with it. */
export function stepsOf(text: string): string[] {
  return blocksOf(text)
    .filter((block) => numbered.test(block))
    .flatMap((block) => block.split(/\n(?=\d+\. )/))
    .map((step) => step.replace(numbered, '').replaceAll(/\s*\n\s*/g, ' '));
}

/** What a text says beside its steps. */
export function withoutSteps(text: string): string {
  return blocksOf(text)
    .filter((block) => !numbered.test(block))
    .join('\n\n');
}

function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/);
}
