import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Shows the page as in print until the test ends. */
export async function inPrint(): Promise<void> {
  const session = cdp() as { send: (method: string, options: object) => Promise<unknown> };
  const show = (media: string) => session.send('Emulation.setEmulatedMedia', { media });
  onTestFinished(() => show('').then(() => undefined));
  await show('print');
}
