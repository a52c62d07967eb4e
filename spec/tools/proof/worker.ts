/** A child process that receives its settings once and then one task after the other. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

interface Work<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<unknown>;
}

type Message<Result> = { readonly result: Result } | { readonly error: string };

/** The child's side: starts with the settings it receives, then runs each task until it receives `stop`. */
export function serveTasks<Task, Result>(
  start: (settings: unknown) => Promise<Work<Task, Result>>,
): void {
  const send = (message: Message<Result>) => process.send?.(message);
  const failure = (error: unknown) => ({
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  let work: Promise<Work<Task, Result>> | undefined;
  process.on('disconnect', () => process.exit());
  process.on('message', (message: { settings: unknown } | { task: Task } | 'stop') => {
    if (message === 'stop') {
      void Promise.resolve(work?.then((started) => started.close())).finally(() => process.exit());
    } else if ('settings' in message) {
      work = start(message.settings);
      work.catch(() => {});
    } else {
      void Promise.resolve(work)
        .then((started) => started?.run(message.task))
        .then(
          (result) => send({ result: result as Result }),
          (error: unknown) => send(failure(error)),
        );
    }
  });
}

/** The parent's side. */
export class TaskWorker<Task, Result> {
  readonly #file: string;
  readonly #settings: object;
  readonly #env: Readonly<Record<string, string>>;
  /** The time limit of a task, in milliseconds; its process is killed with it. */
  readonly #limit: number;
  #child: ChildProcess | undefined;
  /** How many tasks the present process has received. */
  tasks = 0;

  /** @param file the child's module, in this folder. */
  constructor(
    file: string,
    settings: object,
    { env = {}, limit = 120_000 }: { env?: Record<string, string>; limit?: number } = {},
  ) {
    this.#file = path.join(import.meta.dirname, file);
    this.#settings = settings;
    this.#env = env;
    this.#limit = limit;
  }

  /** Whether the process is already started. */
  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /**
   * Runs a task. A process that died or hangs is replaced for the next task.
   *
   * @throws Error when the task failed, with the output of the process.
   */
  run(task: Task): Promise<Result> {
    const child = (this.#child ??= this.#start());
    this.tasks += 1;
    return new Promise((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000);
      };
      const end = (then: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        child.stdout?.off('data', listen);
        child.stderr?.off('data', listen);
        then();
      };
      const lose = (why: string) => {
        this.#child = undefined;
        end(() => reject(new Error(`${why}\n${output}`.trim())));
      };
      const onExit = () => lose('The process ended before its task did.');
      const onMessage = (message: Message<Result>) =>
        end(() => {
          if ('result' in message) resolve(message.result);
          else reject(new Error(message.error));
        });
      const timer = setTimeout(() => {
        child.off('exit', onExit);
        child.kill('SIGKILL');
        lose(`It took longer than ${this.#limit / 1000} s.`);
      }, this.#limit);
      child.on('message', onMessage).on('exit', onExit);
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.send({ task });
    });
  }

  /** Shuts the process down gracefully. */
  stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.send('stop');
    });
  }

  /** Kills the process. */
  kill(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    this.tasks = 0;
    const child = fork(this.#file, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...this.#env },
    });
    child.send({ settings: this.#settings });
    return child;
  }
}
