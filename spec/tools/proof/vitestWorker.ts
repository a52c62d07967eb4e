/**
 * A process that keeps one Vitest running, and runs tests in it with the unchanged product and with one violation after
 * the other. `vitestRunner.ts` starts it.
 */
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';
import type { TestError } from 'vitest';
import { createVitest, type TestCase, type Vitest } from 'vitest/node';
import type { Fault, Observation, TestRun } from './types.ts';
import { valueOf, variable } from './violate.ts';
import type { VitestSettings } from './vitestRunner.ts';

const { root, assertions } = JSON.parse(process.argv[2] ?? '') as VitestSettings;
const loadedFile = path.join(tmpdir(), `proof-${process.pid}-loaded`);

async function start(): Promise<Vitest> {
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
  return vitest;
}

const starting = start();

/** Runs the tests of a clause with its violation. */
async function run({ files, tag, violation }: TestRun): Promise<Observation> {
  const vitest = await starting;
  const violated = violation && path.join(root, violation.file);
  const wanted = files.map((file) => path.join(root, file));
  const known = await vitest.globTestSpecifications();
  const specifications = known
    .filter(({ moduleId }) => wanted.includes(moduleId))
    .map(({ project, moduleId }) =>
      project.createSpecification(moduleId, { testTagsFilter: [tag] }),
    );
  rmSync(loadedFile, { force: true });
  if (violation) process.env[variable] = valueOf(root, violation, loadedFile);
  forget(vitest, violated);
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  Reflect.deleteProperty(process.env, variable);
  forget(vitest, violated);
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
        passed: test.result().state === 'passed',
        faults: faultsOf(test),
      })),
    loaded: existsSync(loadedFile),
    ...(outside.length > 0 && { broke: outside.join('\n') }),
  };
}

/** Makes Vitest load a file again. */
function forget(vitest: Vitest, file: string | undefined): void {
  if (file === undefined) return;
  vitest.invalidateFile(file);
  for (const { vite, browser } of vitest.projects)
    for (const server of [vite, browser?.vite])
      for (const { moduleGraph } of Object.values(server?.environments ?? {}))
        for (const made of madeOf(file, moduleGraph)) moduleGraph.invalidateModule(made);
}

/** The virtual modules that a plugin made from a file, such as its styles. */
function madeOf(file: string, graph: EnvironmentModuleGraph): EnvironmentModuleNode[] {
  return [...(graph.getModulesByFile(file) ?? [])]
    .flatMap(({ importedModules }) => [...importedModules])
    .filter((made) => made.file !== null && !existsSync(made.file));
}

/** The errors of a test. Where an error wraps an assertion, as that of a failed property does, the assertion counts. */
function faultsOf(test: TestCase): Fault[] {
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

process.on('disconnect', () => process.exit());
process.on('message', (testRun: TestRun) => {
  void run(testRun)
    .catch((error: unknown): Observation => ({ tests: [], loaded: true, broke: inspect(error) }))
    .then((seen) => process.send?.(seen));
});
