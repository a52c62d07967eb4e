/** What every engine can do; `visitor.ts` builds everything else on it. */

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ';

export interface TabOptions {
  readonly script: boolean;
  readonly width: number;
  readonly height: number;
}

/** A window with one page, in a browser with an empty profile. */
export interface Tab {
  /** Opens an address. It may return before the page has loaded, because some pages never finish loading. */
  open(address: string): Promise<void>;
  run(expression: string): Promise<unknown>;
  /** Presses with the pointer, at a point in pixels from the window's upper left corner. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Accepts the oldest open alert and returns its text; `undefined` if there is none. */
  alert(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface Running {
  tab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly install: string;
  readonly isHere: boolean;
  start(): Promise<Running>;
}
