/** Random actions of a visitor, a browser or a bad connection on each form. */
import { act, fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { clauses, contactForm, type TestedForm } from '../submission/bothForms.tsx';
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

/** Fields that the form may change. */
const sizes = ['width', 'profile', 'rim'];

/** Selectors of the buttons that only this form has. */
const buttonsOf = (form: TestedForm) =>
  form === contactForm
    ? ['[value=tyres]', '[value=emergency]', '[data-step="2"] button[type=button]']
    : ['button[aria-pressed]', '[role=status] button[type=button]'];

const choices = (...does: readonly string[]) => does.map((each) => ({ does: each }));

/** The actions, those that are more frequent several times. */
function stepsOf(form: TestedForm) {
  const type = fc.record({
    does: fc.constant('type' as const),
    into: fc.constantFrom(...form.lines, 'email', form.long),
    text: fc.constantFrom(...texts),
  });
  const press = fc.record({
    does: fc.constant('press' as const),
    button: fc.constantFrom(...buttonsOf(form)),
  });
  const send = fc.record({ does: fc.constant('send' as const), arrives: fc.boolean() });
  const other = fc.constantFrom(
    ...choices('fill in', 'fill in', 'clear', 'translate', 'come back'),
  );
  return fc.array(fc.oneof(type, type, type, press, press, send, other), {
    minLength: 4,
    maxLength: 12,
  });
}

clauses(['CONTACT-WALKS', 'QUOTE-WALKS'], '40 fixed sequences lose no text', async (tested) => {
  vi.spyOn(window, 'alert').mockReturnValue();
  /** The pressed buttons and the results of sending. The sequences together must reach all of them. */
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(stepsOf(tested), async (steps) => {
      localStorage.clear();
      sessionStorage.clear();
      let arrives = true;
      const send = vi.fn<typeof submitEnquiry>(() =>
        arrives ? Promise.resolve({}) : Promise.reject(new Error('Form submission failed')),
      );
      let page = tested.open(send);
      const typed = new Map<string, string>();
      const field = (name: string) =>
        page.container.querySelector<HTMLInputElement>(`form [name='${name}']`);
      const write = (name: string, text: string) => {
        const input = field(name) as HTMLInputElement;
        fireEvent.input(input, { target: { value: text } });
        fireEvent.blur(input);
        // The form sends single-line fields without the spaces around them.
        if (!sizes.includes(name)) typed.set(name, name === tested.long ? text : text.trim());
      };
      const press = (selector: string) => {
        const button = page.container.querySelector(selector);
        if (!button) return false;
        reached.add(selector);
        fireEvent.click(button);
        return true;
      };

      const readSizes = () => sizes.map((name) => field(name)?.value);
      for (const step of steps) {
        const earlier = readSizes();
        let isKept = false;
        if ('into' in step) {
          write(step.into, step.text);
          isKept = !sizes.includes(step.into);
        } else if ('arrives' in step) {
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
        } else if ('button' in step) {
          press(step.button);
        } else if (step.does === 'clear') {
          if (press('button[type=reset]')) typed.clear();
        } else {
          isKept = true;
          if (step.does === 'translate') translate(page.container);
          else if (step.does === 'fill in') {
            for (const [name, text] of Object.entries(tested.fields))
              if (name !== 'enquiryType') write(name, text);
          } else {
            page.unmount();
            page = tested.open(send);
          }
        }
        expect(page.container.textContent).not.toBe('');
        if (isKept) expect(readSizes()).toEqual(earlier);
        for (const [name, text] of typed) {
          const value = field(name)?.value ?? '';
          // The form may add a line to a comment.
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
    { numRuns: 40, seed: 20_261_118 },
  );
  for (const each of [...buttonsOf(tested), '[type=submit]', 'button[type=reset]'])
    expect(reached).toContain(each);
  expect(reached).toContain('it arrives');
  expect(reached).toContain('it fails');
});
