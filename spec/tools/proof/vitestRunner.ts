import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Observation, Runner, TestRun } from './types.ts';
import { nodeOptions } from './violate.ts';

export interface VitestSettings {
  readonly root: string;
  readonly assertions: readonly string[];
}

/** The time limit of a run in milliseconds: enough for a busy machine. */
const limit = 300_000;

/** Runs tests in a process that keeps one Vitest running (`vitestWorker.ts`). */
export class VitestRunner implements Runner {
  readonly #settings: VitestSettings;
  readonly #cache: string;
  #child: ChildProcess | undefined;
  #output = '';

  /** @param lane the number of the runner; runners with different numbers may work at the same time */
  constructor(settings: VitestSettings, lane: number) {
    this.#settings = settings;
    // Below node_modules, because plugins do not transform its files.
    this.#cache = path.join(settings.root, 'node_modules/.vite-proof', String(lane));
  }

  async run(testRun: TestRun): Promise<Observation> {
    if (testRun.again) await this.stop();
    const child = (this.#child ??= this.#start());
    const over = new AbortController();
    const { signal } = over;
    const timeout = setTimeout(() => child.kill('SIGKILL'), limit);
    child.send(testRun);
    const seen = await Promise.race([
      once(child, 'message', { signal }).then(([sent]) => sent as Observation),
      once(child, 'exit', { signal }).then((): Observation => {
        const broke = `The process ended before its tests, or was stopped after ${limit / 1000} s. ${this.#output}`;
        return { tests: [], loaded: true, broke };
      }),
    ]);
    clearTimeout(timeout);
    over.abort();
    // Its modules may still have the violation.
    if (testRun.again) await this.stop();
    return seen;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child?.connected) return;
    child.disconnect();
    await once(child, 'exit', { signal: AbortSignal.timeout(5000) }).catch(() =>
      child.kill('SIGKILL'),
    );
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const file = path.join(import.meta.dirname, 'vitestWorker.ts');
    const child = fork(file, [JSON.stringify(this.#settings)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: nodeOptions, PROOF_CACHE: this.#cache },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-4000);
      });
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
