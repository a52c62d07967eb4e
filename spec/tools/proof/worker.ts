/** Both ends of a worker: a child process that is given settings once, and then one task after the other. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

interface Work<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<unknown>;
}

type Message<Result> = { readonly result: Result } | { readonly error: string };

/** The child's end: starts with the settings it is given, then answers each task, until it is told to stop. */
export function answer<Task, Result>(
  start: (settings: unknown) => Promise<Work<Task, Result>>,
): void {
  const send = (message: Message<Result>) => process.send?.(message);
  const said = (error: unknown) => ({
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
          (error: unknown) => send(said(error)),
        );
    }
  });
}

/** The parent's end of a worker. */
export class TaskWorker<Task, Result> {
  readonly #file: string;
  readonly #settings: object;
  readonly #env: Readonly<Record<string, string>>;
  /** After how many milliseconds a task is given up, and its process with it. */
  readonly #limit: number;
  #child: ChildProcess | undefined;
  /** How many tasks the process has been given. */
  tasks = 0;

  /** @param file the module of the child's end, beside this one. */
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

  /** Whether the process is there already, and has not to be started for the next task. */
  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /**
   * Has a task done. A process that died or hangs is replaced for the next task.
   *
   * @throws Error when the task could not be done, with what the process said.
   */
  run(task: Task): Promise<Result> {
    const child = (this.#child ??= this.#start());
    this.tasks += 1;
    return new Promise((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
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
        end(() => reject(new Error(`${why}\n${said}`.trim())));
      };
      const onExit = () => lose('The process ended in the middle of its work.');
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

  /** Ends the process, in peace. */
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

  /** Ends the process at once. */
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
