import { stripVTControlCharacters } from 'node:util';
import type { Judgement, Observation, Verdict } from './types.ts';

/** The verdicts on a violation that is not proven, worst first. */
const order: readonly Verdict[] = ['wrong reason', 'unproven', 'stale'];

const noTest = 'No test that cites the clause ran.';

/** The verdict on a violation, from the results of its tests. */
export function judge(kind: string, { tests, loaded, broke }: Observation): Judgement {
  const wrong = (why: string, test?: string): Judgement => ({
    verdict: 'wrong reason',
    kind,
    ...(test !== undefined && { test }),
    why: line(why),
  });
  if (!loaded && broke === undefined)
    return { verdict: 'stale', kind, why: 'Nothing that these tests run loads the file.' };
  if (!loaded) return wrong(broke ?? '');
  const failed = tests.filter(({ passed }) => !passed);
  const faults = failed.flatMap(({ title, faults: own }) =>
    own.map((fault) => ({ ...fault, test: title })),
  );
  const crash = faults.find(({ message }) => isCrash(message));
  if (crash) return wrong(crash.message);
  const caught = faults.find(({ assertion }) => assertion);
  if (caught) return { verdict: 'proven', kind, test: caught.test, why: line(caught.message) };
  if (broke !== undefined) return wrong(broke);
  const [first] = failed;
  if (first) return wrong(first.faults[0]?.message ?? 'It failed without a message.', first.title);
  const why = tests.length > 0 ? 'Every test passed.' : noTest;
  return { verdict: 'unproven', kind, why };
}

/** The fault of a control, which is a run of the tests in the unchanged product; `undefined` if it passed. */
export function judgeControl(kind: string, { tests, broke }: Observation): Judgement | undefined {
  const verdict = 'control failed';
  if (broke !== undefined) return { verdict, kind, why: line(broke) };
  const failed = tests.find(({ passed }) => !passed);
  if (failed)
    return { verdict, kind, test: failed.title, why: line(failed.faults[0]?.message ?? '') };
  return tests.length > 0 ? undefined : { verdict, kind, why: noTest };
}

/**
 * The verdict of several kinds of evidence on a violation. Proof by one of them is enough, unless the tests fail in the
 * unchanged product.
 */
export function settle(judgements: readonly Judgement[]): Judgement | undefined {
  const find = (verdict: Verdict) => judgements.find((judgement) => judgement.verdict === verdict);
  return find('control failed') ?? find('proven') ?? order.map(find).find(Boolean);
}

/** Whether the product crashed. That proves nothing, because any test notices a crash. */
function isCrash(message: string): boolean {
  return /\b(?:Reference|Syntax)Error\b/.test(message);
}

function line(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 160);
}
