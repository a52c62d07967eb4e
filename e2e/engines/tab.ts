/** What every engine can be asked to do. All else is built on this (`visitor.ts`). */

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ';

export interface TabOptions {
  /** Whether the engine runs the page's script. */
  readonly script: boolean;
  readonly width: number;
  readonly height: number;
}

/** A window with one page, of a browser that has never been here before. */
export interface Tab {
  /** Opens an address. It may return before the page is there, or on a page that never finishes loading. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Presses with the pointer, in pixels from the window's upper left corner. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The words of an alert that the page has shown and that nobody has read yet; it is accepted. */
  alert(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Running {
  version(): string;
  tab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** The command that installs it. */
  readonly install: string;
  /** Whether it is on this machine. */
  readonly isHere: boolean;
  start(): Promise<Running>;
}
