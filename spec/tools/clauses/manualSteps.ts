/** The numbered steps of a manual clause. The report's page imports this module too, so it may not use Node.js. */

const numbered = /^\d+\. /;

export function stepsOf(text: string): string[] {
  return blocksOf(text)
    .filter((block) => numbered.test(block))
    .flatMap((block) => block.split(/\n(?=\d+\. )/))
    .map((step) => step.replace(numbered, '').replaceAll(/\s*\n\s*/g, ' '));
}

export function withoutSteps(text: string): string {
  return blocksOf(text)
    .filter((block) => !numbered.test(block))
    .join('\n\n');
}

function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/);
}
