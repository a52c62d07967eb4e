import { act, fireEvent, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { translate } from './translate.ts';

const texts = [
  '',
  ' ',
  'Aroha',
  'aroha@',
  'aroha@post.example',
  '225/45R17 91Y',
  'إطاران من فضلك',
  'Tokotokorangi '.repeat(30),
] as const;

export interface FormUnderTest {
  readonly form: (send: typeof submitEnquiry) => ReactElement;
  /** Fields whose text the form does not change, except that it may add to the end of a comment. */
  readonly kept: readonly string[];
  /** Fields that the form may change. */
  readonly changed: readonly string[];
  /** A valid value for each required field. */
  readonly needed: Readonly<Record<string, string>>;
  /** Selectors of the buttons that only this form has. */
  readonly buttons: readonly string[];
}

/** The actions of a visitor, a browser or a bad connection on a form. */
function stepsOf({ kept, changed, buttons }: FormUnderTest) {
  return fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          does: fc.constant('type' as const),
          into: fc.constantFrom(...kept, ...changed),
          text: fc.constantFrom(...texts),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          does: fc.constant('press' as const),
          button: fc.constantFrom(...buttons),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constantFrom('fill in', 'fill in', 'clear', 'translate', 'come back'),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constant('send' as const), arrives: fc.boolean() }),
      },
    ),
    { minLength: 4, maxLength: 12 },
  );
}

/**
 * Runs sixty sequences of random actions on a form, the same ones in each run. After each action, it checks that the form is not blank, has
 * what was typed, sends at most once per press, and shows success only after what was typed has been sent.
 *
 * @returns the first fault as a sentence; an empty text if there is none
 */
export async function runRandomActions(tested: FormUnderTest): Promise<string> {
  vi.spyOn(window, 'alert').mockReturnValue();
  /** The pressed buttons and the results of sending. The sixty sequences together must reach all of them. */
  const reached = new Set<string>();
  const { failed, errorInstance, counterexample } = await fc.check(
    fc.asyncProperty(stepsOf(tested), async (steps) => {
      localStorage.clear();
      sessionStorage.clear();
      let arrives = true;
      const send = vi.fn<typeof submitEnquiry>(() =>
        arrives ? Promise.resolve({}) : Promise.reject(new Error('Form submission failed')),
      );
      const open = () => render(tested.form(send));
      let page = open();
      const typed = new Map<string, string>();
      const field = (name: string) =>
        page.container.querySelector<HTMLInputElement>(`form [name='${name}']`);
      const write = (name: string, text: string) => {
        const input = field(name);
        if (!input) throw new Error(`There is no field named ${name}.`);
        fireEvent.input(input, { target: { value: text } });
        fireEvent.blur(input);
        // The form sends single-line fields without the spaces around them.
        const isLong = name === 'message' || name === 'comment';
        if (!tested.changed.includes(name)) typed.set(name, isLong ? text : text.trim());
      };
      const press = (selector: string) => {
        const button = page.container.querySelector(selector);
        if (!button) return false;
        reached.add(selector);
        fireEvent.click(button);
        return true;
      };

      const readChanged = () => tested.changed.map((name) => field(name)?.value);
      for (const step of steps) {
        const earlier = readChanged();
        if (step.does === 'type') {
          write(step.into, step.text);
        } else if (step.does === 'send') {
          arrives = step.arrives;
          const before = send.mock.calls.length;
          await act(async () => {
            press('[type=submit]');
            // After a failure the form waits for one more task, to be sure that the visitor is not leaving the page.
            for (let tasks = 0; tasks < 2; tasks += 1)
              await new Promise((resolve) => setTimeout(resolve));
          });
          const times = send.mock.calls.length - before;
          expect(times).toBeLessThanOrEqual(1);
          if (times) reached.add(arrives ? 'it arrives' : 'it fails');
          expect(field('phone') === null, 'the success panel replaces the form').toBe(
            times === 1 && arrives,
          );
          if (!field('phone')) break;
        } else if (step.does === 'fill in') {
          for (const [name, text] of Object.entries(tested.needed)) write(name, text);
        } else if (step.does === 'press') {
          press(step.button);
        } else if (step.does === 'clear') {
          if (press('button[type=reset]')) typed.clear();
        } else if (step.does === 'translate') {
          translate(page.container);
        } else {
          page.unmount();
          page = open();
        }
        expect(page.container.textContent).not.toBe('');
        const isKept =
          step.does === 'type'
            ? !tested.changed.includes(step.into)
            : /^(?:fill in|translate|come back)$/.test(step.does);
        if (isKept) expect(readChanged()).toEqual(earlier);
        for (const [name, text] of typed) {
          const value = field(name)?.value ?? '';
          const begins = name === 'comment' ? value.slice(0, text.length) : value;
          // A form may empty a field that has only spaces.
          if (text.trim()) expect(begins.trim(), name).toBe(text.trim());
        }
      }

      expect(page.container.textContent).not.toBe('');
      if (!field('phone')) {
        expect(page.container.textContent).toMatch(/Message Sent!|Thanks,/);
        const sent = [...typed].filter(([name]) => name !== 'comment' && name !== 'rego');
        expect(send.mock.lastCall?.[0]).toMatchObject(Object.fromEntries(sent));
      }
      page.unmount();
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
  if (failed) return `${String(errorInstance)}, after ${JSON.stringify(counterexample)}`;
  const all = [...tested.buttons, '[type=submit]', 'button[type=reset]', 'it arrives', 'it fails'];
  const missed = all.filter((thing) => !reached.has(thing));
  return missed.length > 0 ? `No sequence reached ${missed.join(', ')}: change the seed.` : '';
}
