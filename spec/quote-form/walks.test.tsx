import { act, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { translate } from '../recovery/translate.ts';
import { clause } from '../tools/clause.ts';

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

/** Fields that keep what is typed as it is typed; the comment may get a line for a size after it. */
const kept = ['rego', 'firstName', 'lastName', 'phone', 'email', 'comment'] as const;

/** What a visitor, a browser or a bad day does to the form. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant('type' as const),
        into: fc.constantFrom(...kept, 'width', 'profile', 'rim'),
        text: fc.constantFrom(...texts),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom('fill in', 'chip', 'undo', 'clear', 'translate', 'come back'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('send' as const), arrives: fc.boolean() }),
    },
  ),
  { minLength: 4, maxLength: 12 },
);

const needed = { firstName: 'Mere', phone: '021 000 0000', email: 'mere@post.example' };

clause('QUOTE-WALKS', 'fifteen walks, the same ones every time', async () => {
  vi.spyOn(window, 'alert').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      localStorage.clear();
      sessionStorage.clear();
      let arrives = true;
      const send = vi.fn<(enquiry: object) => Promise<unknown>>(() =>
        arrives ? Promise.resolve({}) : Promise.reject(new Error('Form submission failed')),
      );
      const open = () => render(<QuoteForm send={send} />);
      let page = open();
      const typed = new Map<string, string>();
      const field = (name: string) =>
        page.container.querySelector<HTMLInputElement>(`form [name='${name}']`);
      const write = (name: string, text: string) => {
        const input = field(name);
        if (!input) throw new Error(`There is no field named ${name}.`);
        fireEvent.input(input, { target: { value: text } });
        fireEvent.blur(input);
        // The browser itself leaves out spaces around an address.
        if (kept.some((each) => each === name))
          typed.set(name, name === 'email' ? text.trim() : text);
      };
      const press = (button: Element | undefined | null) => {
        if (button) fireEvent.click(button);
        return Boolean(button);
      };

      for (const step of walk) {
        if (step.does === 'type') {
          write(step.into, step.text);
        } else if (step.does === 'send') {
          arrives = step.arrives;
          const before = send.mock.calls.length;
          await act(async () => {
            press(page.container.querySelector('[type=submit]'));
            await Promise.resolve();
          });
          expect(send.mock.calls.length - before).toBeLessThanOrEqual(1);
          if (!field('phone')) break;
        } else if (step.does === 'fill in') {
          for (const [name, text] of Object.entries(needed)) write(name, text);
          write('location', 'Linwood');
        } else if (step.does === 'chip') {
          press(page.container.querySelector('button[aria-pressed]'));
        } else if (step.does === 'undo') {
          press(page.container.querySelector('[role=status] button[type=button]'));
        } else if (step.does === 'clear') {
          if (press(page.container.querySelector('button[type=reset]'))) typed.clear();
        } else if (step.does === 'translate') {
          translate(page.container);
        } else {
          page.unmount();
          page = open();
        }
        expect(page.container.textContent).not.toBe('');
        for (const [name, text] of typed) {
          const value = field(name)?.value ?? '';
          expect(name === 'comment' ? value.slice(0, text.length) : value, name).toBe(text);
        }
      }

      expect(page.container.textContent).not.toBe('');
      if (!field('phone')) {
        expect(screen.getByRole('heading', { name: /Thanks/ })).toBeVisible();
        expect(send.mock.lastCall?.[0]).toMatchObject({
          firstName: typed.get('firstName'),
          phone: typed.get('phone'),
          email: typed.get('email'),
        });
      }
      page.unmount();
    }),
    { numRuns: 15, seed: 20_261_122 },
  );
});
