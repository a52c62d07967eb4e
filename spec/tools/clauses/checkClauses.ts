import type { Clause, Specification } from './clauses.ts';
import { stepsOf } from './manualSteps.ts';

/** Areas whose clauses describe what visitors operate: one near miss is not enough to trust their tests. */
const areasWithTwoViolations = ['menu', 'contact-form', 'quote-form', 'validation'];

/**
 * Lists what is wrong with the clauses themselves, one sentence each; an empty list means nothing is.
 *
 * @param readProduct the text of a file of the product, or `undefined` where there is no such file.
 * @param sourceDocument the text of the specification that clauses come from.
 */
export function checkClauses(
  { clauses, retired, problems }: Specification,
  readProduct: (file: string) => string | undefined,
  sourceDocument: string,
): string[] {
  const sections = [...sourceDocument.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
  return [
    ...problems,
    ...repeated(clauses.map(({ id }) => id)).map((id) => `${id} names more than one clause.`),
    ...clauses
      .filter(({ id }) => retired.includes(id))
      .map(({ id, file }) => `${id} (${file}): the id was retired and is not used again.`),
    ...repeated(retired).map((id) => `${id} is listed as retired more than once.`),
    ...clauses.flatMap(({ id, file, source }) =>
      [...source.matchAll(/§(\w+)/g)]
        .filter(([, number]) => !sections.includes(number))
        .map(([name]) => `${id} (${file}): its source ${name} is no section of the specification.`),
    ),
    ...clauses.flatMap((clause) =>
      [...checkSteps(clause), ...checkViolations(clause, readProduct)].map(
        (text) => `${clause.id} (${clause.file}): ${text}`,
      ),
    ),
  ];
}

function* checkSteps({ text, verify }: Clause): Generator<string> {
  if (verify.includes('manual') && stepsOf(text).length === 0) {
    yield 'names manual as evidence, and has no numbered steps that a person could follow.';
  }
}

function* checkViolations(
  { area, level, verify, violations }: Clause,
  readProduct: (file: string) => string | undefined,
): Generator<string> {
  const tested = verify.some((kind) => kind !== 'manual');
  const least = areasWithTwoViolations.includes(area) ? 2 : 1;
  if (level === 'must' && tested && violations.length < least) {
    yield `has ${violations.length} of the ${least} violations that a must clause of ${area} needs.`;
  }
  for (const { file, from, to } of violations) {
    const source = file.startsWith('src/') ? readProduct(file) : undefined;
    const count = source?.split(from).length ?? 0;
    if (source === undefined) yield `violates ${file}, which is not a file below src.`;
    else if (count !== 2) yield `stale: "${from}" stands ${count - 1} times in ${file}, not once.`;
    else if (from === to) yield `the violation of ${file} changes nothing.`;
  }
  if (new Set(violations.map((violation) => JSON.stringify(violation))).size < violations.length) {
    yield 'names the same violation twice.';
  }
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}
