import type { ReactNode } from 'react';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { playing } from '../playStory.tsx';
import type { Story } from '../story.ts';

export default { title: 'Answers / Answers', meta: { hotkeys: false } };

/** A story in which a visitor opens a question and fills in its fields, in order. It has a form, which `playing` needs. */
function opened(question: ReactNode, ...typed: readonly string[]): Story {
  return playing(<form>{question}</form>, async (visitor, form) => {
    await visitor.click(form.querySelector('button') ?? form);
    for (const [index, text] of typed.entries()) {
      const field = form.elements.item(index);
      if (field instanceof HTMLSelectElement) await visitor.selectOptions(field, text);
      else if (field instanceof HTMLInputElement) {
        await visitor.clear(field);
        if (text) await visitor.paste(text);
      }
    }
  });
}

/** The questions before the visitor opens one. */
export const Closed: Story = () =>
  [TyreAge, FuelSaving, WofReminder].map((Question) => <Question key={Question.name} />);

export const TyreAgeEmpty = opened(<TyreAge />);
TyreAgeEmpty.meta = { shows: 'Last four digits of the DOT code' };
export const TyreAgeOver = opened(<TyreAge />, '2312');
TyreAgeOver.meta = { shows: 'Replace it.', clauses: ['TYRE-AGE'] };
export const TyreAgeUnder = opened(<TyreAge />, '0124');
TyreAgeUnder.meta = { shows: 'at the latest', width: 'phone' };
/** A code that is refused; the other refusals have the same form. */
export const TyreAgeThreeDigits = opened(<TyreAge />, '409');
TyreAgeThreeDigits.meta = { shows: 'before 2000', clauses: ['TYRE-AGE-REFUSED'] };

export const SavingAssumed = opened(<FuelSaving />);
SavingAssumed.meta = { shows: 'For average to', clauses: ['SAVING-ASSUMED'] };
export const SavingOwn = opened(<FuelSaving />, '22,000', '9,5', '2,80');
SavingOwn.meta = { shows: '$295', width: 'phone' };
/** A figure that is refused; the other refusals have the same form. */
export const SavingZero = opened(<FuelSaving />, '15,000', '0');
SavingZero.meta = { shows: 'type more than 0', clauses: ['SAVING-REFUSED'] };

const thisYear = new Date().getFullYear();
const thisMonth = new Date().toLocaleDateString('en-NZ', { month: 'long' });

export const WofEmpty = opened(<WofReminder />);
WofEmpty.meta = { shows: 'Month on your label' };
export const WofReminds = opened(<WofReminder />, 'March', String(thisYear + 2));
WofReminds.meta = { shows: 'Calendar file', clauses: ['REMIND-LAST-DAY'] };
export const WofExpired = opened(<WofReminder />, 'January', String(thisYear - 1));
WofExpired.meta = { shows: 'Your WOF has expired', clauses: ['REMIND-EXPIRED'] };
export const WofSoon = opened(<WofReminder />, thisMonth, String(thisYear));
WofSoon.meta = { shows: 'Call to book:', clauses: ['REMIND-SOON'] };
