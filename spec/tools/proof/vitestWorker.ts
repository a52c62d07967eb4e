/**
 * A process that keeps one Vitest running, and runs tests in it with the unchanged product and with one violation after
 * the other. `prove.ts` starts it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';
import type { TestError } from 'vitest';
import { createVitest, type TestCase } from 'vitest/node';
import { violate, wasLoaded } from './active.ts';
import { judgeControl } from './judge.ts';
import type { Fault, Observation, Violation } from './types.ts';
import { violateNode } from './violateNode.ts';
import { serveTasks } from './worker.ts';

/** Runs the tests in these files that have one of these tags. */
export interface VitestTask {
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly violation?: Violation;
}

export interface VitestSettings {
  readonly root: string;
  /** The names of errors that count as a failed assertion, such as that of a query that found nothing. */
  readonly assertions: readonly string[];
}

serveTasks<VitestTask, Observation>(async (settings) => {
  const { root, assertions } = settings as VitestSettings;
  violateNode();
  process.env['TEST_TIMEOUT'] = '5000';
  // As Vitest's own command does.
  process.env['NODE_ENV'] ??= 'test';
  const vitest = await createVitest(
    {
      root,
      watch: true,
      reporters: [{}],
      // Otherwise a module from the cache on disk would be used in place of the violated one.
      fsModuleCache: false,
      // Otherwise a violated module would stay loaded for the next file.
      isolate: true,
      maxWorkers: 1,
      coverage: { enabled: false },
    },
    { server: { watch: null }, clearScreen: false },
  );
  await vitest.standalone();
  const known = await vitest.globTestSpecifications();

  const runOnce = async ({ files, tags, violation }: VitestTask): Promise<Observation> => {
    const wanted = files.map((file) => path.join(root, file));
    const testTagsFilter = [tags.join(' || ')];
    const specifications = known
      .filter(({ moduleId }) => wanted.includes(moduleId))
      .map(({ project, moduleId }) => project.createSpecification(moduleId, { testTagsFilter }));
    vitest.state.filesMap.clear();
    vitest.state.clearErrors();
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    const modules = specifications.map(({ testModule }) => testModule);
    const cases = modules.flatMap((module) => [...(module?.children.allTests() ?? [])]);
    const outside = [
      ...unhandledErrors.map(messageOf),
      ...modules.flatMap((module) => module?.errors().map(({ message }) => message) ?? 'no result'),
    ];
    return {
      // The filter of tags skips all others.
      tests: cases
        .filter((test) => ['passed', 'failed'].includes(test.result().state))
        .map((test) => ({
          title: test.fullName,
          tags: test.tags,
          passed: test.result().state === 'passed',
          faults: faultsOf(test, assertions),
        })),
      loaded: violation !== undefined && wasLoaded(),
      ...(outside.length > 0 ? { broke: outside.join('\n') } : {}),
    };
  };

  const forget = (violation: Violation | undefined, everything = false) => {
    const file = violation && path.join(root, violation.file);
    if (file) vitest.invalidateFile(file);
    for (const { vite, browser } of vitest.projects) {
      for (const server of [vite, browser?.vite]) {
        for (const { moduleGraph } of Object.values(server?.environments ?? {})) {
          if (everything) moduleGraph.invalidateAll();
          else if (file)
            madeOf(file, moduleGraph).forEach((made) => moduleGraph.invalidateModule(made));
        }
      }
    }
  };

  return async (task) => {
    const { violation } = task;
    violate(root, violation);
    forget(violation);
    let seen = await runOnce(task);
    const isExpected = violation
      ? seen.tests.some(({ passed }) => !passed)
      : judgeControl('vitest', seen) === undefined;
    // An unexpected result is confirmed with all modules loaded again: a module that was evaluated at build time, such
    // as a colour in a style, is not updated when its imports change.
    if (!isExpected) {
      forget(violation, true);
      seen = await runOnce(task);
    }
    violate(root, undefined);
    forget(violation, violation !== undefined && !isExpected);
    return seen;
  };
});

/** The virtual modules that a plugin made from a file, such as its styles. */
function madeOf(file: string, graph: EnvironmentModuleGraph): EnvironmentModuleNode[] {
  return [...(graph.getModulesByFile(file) ?? [])]
    .flatMap(({ importedModules }) => [...importedModules])
    .filter((made) => made.file !== null && !existsSync(made.file));
}

/** The errors of a test. Where an error wraps an assertion, as that of a failed property does, the assertion counts. */
function faultsOf(test: TestCase, assertions: readonly string[]): Fault[] {
  const { errors = [] } = test.result();
  const own = test.module.relativeModuleId;
  return errors.map((error) => {
    const isAssertion = ({ name, message }: TestError) =>
      // Matchers of other packages throw errors without a name, after the words that the test gives to `expect`.
      assertions.includes(name ?? '') ||
      /^(?:[^\n]*: )?expect\(/.test(stripVTControlCharacters(message));
    const inner = [error, ...(error.cause ? [error.cause] : [])].find(isAssertion);
    const { name, message } = inner ?? error;
    const traces = [error, ...(inner ? [inner] : [])];
    return {
      assertion:
        inner !== undefined &&
        traces.some(
          ({ stacks = [], stack = '' }) =>
            stacks.some(({ file }) => file.endsWith(own)) || stack.includes(own),
        ),
      message: name === 'AssertionError' ? message : `${name}: ${message}`,
    };
  });
}

function messageOf(error: unknown): string {
  const { name = 'Error', message } = error as Partial<Error>;
  return message === undefined ? String(error) : `${name}: ${message}`;
}
