import type { Clause, Specification } from './clauses.ts';
import { anotherValue } from './anotherValue.ts';
import type { settings } from '../../settings.ts';
import { factsIn } from './fillFacts.ts';
import { stepsOf } from './manualSteps.ts';

/**
 * The problems of the clauses, one sentence each.
 *
 * @param readProduct returns the text of a file of the product, or `undefined` if there is no such file
 * @param sourceDocument the text of the specification, which clauses name as their source
 */
export function* checkClauses(
  { clauses, retired, problems }: Specification,
  readProduct: (file: string) => string | undefined,
  sourceDocument: string,
  {
    areasWithTwoViolations,
    facts,
    product,
  }: Pick<typeof settings, 'areasWithTwoViolations' | 'facts' | 'product'>,
): Generator<string> {
  const sections = [...sourceDocument.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);

  function* problemsOf(clause: Clause): Generator<string> {
    const { id, source, text, verify } = clause;
    if (retired.includes(id)) yield 'this id is listed under Retired. Choose a new id.';
    for (const [name, number] of source.matchAll(/§(\w+)/g))
      if (!sections.includes(number))
        yield `its source ${name} is not a section of the specification. Correct the source.`;
    for (const name of factsIn(text))
      if (facts[name] === undefined) yield `{${name}} is not a fact. Correct its name.`;
    if (verify.includes('manual') && stepsOf(text).length === 0)
      yield 'is verified by a person but has no numbered steps. Add a numbered list of what to do and see.';
    yield* violationProblems(clause);
  }

  function* violationProblems({ area, level, verify, violations }: Clause): Generator<string> {
    const tested = verify.some((kind) => kind !== 'manual');
    const least = areasWithTwoViolations.includes(area) ? 2 : 1;
    if (level === 'must' && tested && violations.length < least)
      yield `has ${violations.length} of the ${least} violations that a must clause of ${area} needs. Add "- violate: file | from -> to".`;
    for (const { file, from, to } of violations) {
      const code = file.startsWith(product) ? readProduct(file) : undefined;
      const count = code?.split(from).length ?? 0;
      if (code === undefined)
        yield `its violation names ${file}, which is not a file of the product (${product}). Correct the path.`;
      else if (to === anotherValue)
        yield `"${from}" leads to no number or text in ${file}. Correct the names.`;
      else if (count !== 2)
        yield `"${from}" is found ${count - 1} times in ${file}, not once. Update the violation.`;
    }
  }

  yield* problems;
  for (const [id, own] of Map.groupBy(clauses, ({ id: each }) => each))
    if (own.length > 1) yield `${id} is the id of more than one clause. Give each its own id.`;
  for (const clause of clauses)
    for (const problem of problemsOf(clause)) yield `${clause.id} (${clause.file}): ${problem}`;
}
