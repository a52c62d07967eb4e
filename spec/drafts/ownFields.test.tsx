import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { bothForms, nameField } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { fill } from '../fill.ts';

const accept = () => vi.fn<typeof submitEnquiry>(() => Promise.resolve({}));

/** The draft of a form in the session storage of this tab, as stored. */
const keptOf = (name: string) => sessionStorage.getItem(`draft:${name}`);

for (const form of bothForms) {
  const openFields = async () => {
    if (form.name === 'contact')
      await userEvent.click(screen.getByRole('radio', { name: /^Fleet/ }));
  };

  clause('DRAFT-OWN-FIELDS', `${form.name}: a draft has only the form’s own fields`, async () => {
    form.open(accept());
    const foreign = document.createElement('input');
    foreign.name = 'wallet';
    foreign.setAttribute('aria-label', 'Wallet');
    nameField(form).form?.append(foreign);
    foreign.value = 'Card 1';
    foreign.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(keptOf(form.name)).toBeNull();
    await openFields();
    fill(nameField(form), 'Mere');
    expect(keptOf(form.name)).toContain('Mere');
    expect(keptOf(form.name)).not.toMatch(/wallet|Card 1/);
  });

  clause('DRAFT-CHANGE', `${form.name}: a change event alone saves the draft`, async () => {
    form.open(accept());
    await openFields();
    nameField(form).value = 'Mere';
    nameField(form).dispatchEvent(new Event('change', { bubbles: true }));
    expect(keptOf(form.name)).toContain('Mere');
  });
}

clause('DRAFT-CHANGE', 'a change event removes an error message of the quote form', async () => {
  const [, quote] = bothForms;
  if (!quote) throw new Error('There are two forms.');
  quote.open(accept());
  await userEvent.click(screen.getByRole('button', { name: quote.button }));
  expect(nameField(quote)).toHaveAccessibleDescription('First name is required');
  nameField(quote).value = 'Mere';
  nameField(quote).dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => screen.queryAllByText('First name is required')).toEqual([]);
});
