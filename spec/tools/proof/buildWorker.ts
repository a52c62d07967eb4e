/** A process that builds the product once for each violation. `browserStage.ts` starts it. */
import { createBuilder } from 'vite';
import { violate, wasLoaded } from './active.ts';
import type { Observation, Violation } from './types.ts';
import { violateNode } from './violateNode.ts';
import { violation as applyViolation } from './violation.plugin.ts';
import { serveTasks } from './worker.ts';

export interface BuildTask {
  /** The output folder. Its name may not be that of an earlier build of this process. */
  readonly dir: string;
  readonly violation?: Violation;
}

/** The result of a build; `broke` is its error, if it failed. */
export type BuildResult = Omit<Observation, 'tests'>;

serveTasks<BuildTask, BuildResult>((settings) => {
  const { root } = settings as { readonly root: string };
  violateNode();
  // WyW evaluates the styles without its document if that takes longer than 15 s, as it does on a busy machine.
  process.env['WYW_EVAL_HAPPYDOM_INIT_TIMEOUT_MS'] = '120000';
  return Promise.resolve(async ({ dir, violation }) => {
    violate(root, violation);
    try {
      const builder = await createBuilder(
        {
          root,
          logLevel: 'silent',
          // Node.js loads the configuration, so that the violation applies to it and to its imports.
          configLoader: 'native',
          build: { outDir: dir, emptyOutDir: true },
          plugins: [applyViolation()],
        },
        null,
      );
      await builder.buildApp();
      return { loaded: wasLoaded() };
    } catch (error) {
      return { loaded: wasLoaded(), broke: error instanceof Error ? error.message : String(error) };
    } finally {
      violate(root, undefined);
    }
  });
});
