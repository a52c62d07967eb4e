import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Draft } from '../../src/forms/enquiry/kept.ts';
import { clauses, entriesOf } from '../submission/bothForms.tsx';
import { draftKey } from '../drafts/keys.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { hydrate, serve } from './served.ts';
import { translate } from './translate.ts';

clauses('FORM-HYDRATES', 'the form keeps its served elements', async (form) => {
  const container = serve(form.element());
  const served = [...container.querySelectorAll('*')];
  await hydrate(container, form.element());
  expect(served.every((element) => container.contains(element))).toBe(true);
});

/** Replaces most words, as a translator does. */
const translateWords = (container: HTMLElement) =>
  translate(container, (text) => text.replaceAll(/[a-z]{3,}/gi, 'mots'));

/** Ways in which translators and extensions change a page before hydration. */
const strangers = {
  'without changes': () => undefined,
  translated: translateWords,
  'with elements of a password manager': (container: HTMLElement) => {
    for (const input of container.querySelectorAll('input'))
      input.after(document.createElement('com-manager-icon'));
    container.querySelector('form')?.prepend(document.createElement('div'));
  },
  'with attributes added': (container: HTMLElement) => {
    // Only the development build of React reports this.
    expectConsole(/some attributes .* didn't match/);
    for (const input of container.querySelectorAll('input')) input.dataset['managed'] = 'yes';
  },
} as const;

for (const [what, change] of Object.entries(strangers))
  clauses('FORM-EARLY-KEPT', `entries stay on a page ${what}`, async (form) => {
    const container = serve(form.element());
    const held = await form.fillEverything();
    const { name } = form.nameField();
    await userEvent.click(form.nameField());
    form.nameField().setSelectionRange(2, 4);
    change(container);
    await hydrate(container, form.element());
    expect(entriesOf(container.querySelector('form'))).toEqual(held);
    const field = container.querySelector<HTMLInputElement>(`[name=${name}]`);
    expect(field).toHaveFocus();
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([2, 4]);
    expect(Object.keys(sessionStorage)).toEqual([draftKey(form.name)]);
    const draft = JSON.parse(sessionStorage.getItem(draftKey(form.name)) ?? '') as Draft;
    const { formType: _formType, _subject, ...own } = held;
    expect(draft.fields).toEqual(own);
  });

clauses('FORM-EARLY-WORDS', 'a translated form stays translated', async (form) => {
  const container = serve(form.element());
  translateWords(container);
  const before = document.body.innerText;
  expect(before).not.toMatch(/Select Enquiry Type|First name/);
  await hydrate(container, form.element());
  expect(document.body.innerText).toBe(before);
});
