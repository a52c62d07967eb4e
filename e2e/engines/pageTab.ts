import type { Key, Tab } from './tab.ts';

/** The methods that pages of Playwright and of Puppeteer share. */
interface Page {
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: {
    press(key: Key): Promise<void>;
    type(text: string): Promise<void>;
  };
}

interface Dialog {
  message(): string;
  accept(): Promise<void>;
}

/**
 * Drives a page of Playwright or of Puppeteer.
 *
 * @param listen registers a callback for each alert
 * @param close closes the page and deletes its profile
 */
export function pageTab(
  page: Page,
  listen: (onDialog: (dialog: Dialog) => void) => void,
  close: () => Promise<void>,
): Tab {
  const alerts: string[] = [];
  listen((dialog) => {
    alerts.push(dialog.message());
    // The page may be closed before the dialog is.
    dialog.accept().catch(() => undefined);
  });
  /** Does not wait until all files have loaded, because some journeys delay them. */
  const go = (going: Promise<unknown>) => {
    going.catch(() => undefined);
    return Promise.resolve();
  };
  return {
    open: (address) => go(page.goto(address)),
    back: () => go(page.goBack()),
    reload: () => go(page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    alert: () => Promise.resolve(alerts.shift()),
    close,
  };
}
