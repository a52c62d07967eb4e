/** A child process that runs one task after the other. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inspect } from 'node:util';

type Run<Task, Result> = (task: Task) => Promise<Result>;

type Message<Result> = { readonly result: Result } | { readonly error: string };

/** Used by the child: reads its settings from the command line, then runs tasks until its parent disconnects. */
export function serveTasks<Task, Result>(
  start: (settings: unknown) => Promise<Run<Task, Result>>,
): void {
  const starting = start(JSON.parse(process.argv[2] ?? ''));
  const answer = async (task: Task): Promise<Message<Result>> => {
    try {
      const run = await starting;
      return { result: await run(task) };
    } catch (error) {
      return { error: inspect(error) };
    }
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (task: Task) => {
    void answer(task).then((message) => process.send?.(message));
  });
}

/** Collects the output of a process; the returned function returns its last 4,000 characters. */
export function tailOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  return () => output;
}

/**
 * The time limit of a task in milliseconds, after which its process is killed: long enough for a build on a busy
 * machine.
 */
const limit = 300_000;

/** Used by the parent: starts the child and gives it tasks. */
export class TaskWorker<Task, Result> {
  readonly #file: string;
  readonly #settings: object;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = () => '';

  /** @param file the child's module, in this folder */
  constructor(file: string, settings: object, env: Readonly<Record<string, string>> = {}) {
    this.#file = path.join(import.meta.dirname, file);
    this.#settings = settings;
    this.#env = env;
  }

  /**
   * Runs a task. A process that died or hangs is replaced before the next task.
   *
   * @throws Error with the output of the process if the task failed
   */
  async run(task: Task & object): Promise<Result> {
    const child = (this.#child ??= this.#start());
    const over = new AbortController();
    const { signal } = over;
    const timeout = setTimeout(() => child.kill('SIGKILL'), limit);
    try {
      child.send(task);
      const message = await Promise.race([
        once(child, 'message', { signal }).then(([sent]) => sent as Message<Result>),
        once(child, 'exit', { signal }).then(() => ({
          error: `The process ended before its task, or was stopped after ${limit / 1000} s.`,
        })),
      ]);
      if ('result' in message) return message.result;
      throw new Error(`${message.error}\n${this.#output()}`.trim());
    } finally {
      clearTimeout(timeout);
      over.abort();
    }
  }

  /** Ends the process, which closes its browser. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child?.connected) return;
    child.disconnect();
    await once(child, 'exit', { signal: AbortSignal.timeout(5000) }).catch(() =>
      child.kill('SIGKILL'),
    );
  }

  #start(): ChildProcess {
    const child = fork(this.#file, [JSON.stringify(this.#settings)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...this.#env },
    });
    this.#output = tailOf(child);
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
