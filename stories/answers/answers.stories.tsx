import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, type ReactNode } from 'react';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Answers / Answers' };

/** Presses the question, then types into its fields in order, or chooses a month and a year. */
function Asked({
  typed,
  children,
}: {
  readonly typed: readonly string[];
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const visitor = userEvent.setup({ delay: null });
    void (async () => {
      const button = place.current?.querySelector('button');
      if (button) await visitor.click(button);
      const fields = place.current?.querySelectorAll<HTMLElement>('input, select') ?? [];
      for (const [index, field] of [...fields].entries()) {
        const text = typed[index];
        if (text === undefined) continue;
        if (field instanceof HTMLSelectElement) await visitor.selectOptions(field, text);
        else {
          await visitor.clear(field);
          if (text) await visitor.type(field, text);
        }
      }
    })();
  }, [typed]);
  return (
    <div ref={place}>
      <h2 className={visuallyHidden}>Answers</h2>
      {children}
    </div>
  );
}

/** The questions before any is pressed. */
export const Closed: Story = () => (
  <>
    <TyreAge />
    <FuelSaving />
    <WofReminder />
  </>
);
Closed.meta = { shows: 'How old are my tyres?' };

const age = (code?: string): Story => {
  const typed = code === undefined ? [] : [code];
  return () => (
    <Asked typed={typed}>
      <TyreAge />
    </Asked>
  );
};
export const TyreAgeEmpty = age();
TyreAgeEmpty.meta = { shows: 'Last four digits of the DOT code', hotkeys: false };
export const TyreAgeOver = age('2312');
TyreAgeOver.meta = { shows: 'We recommend replacing', clauses: ['TYRE-AGE'], hotkeys: false };
export const TyreAgeLeft = age('0124');
TyreAgeLeft.meta = { shows: 'left.', hotkeys: false, width: 'phone' };
export const TyreAgeThreeDigits = age('409');
TyreAgeThreeDigits.meta = { shows: 'before 2000', clauses: ['TYRE-AGE-REFUSED'], hotkeys: false };
export const TyreAgeLetters = age('4B9Y');
TyreAgeLetters.meta = { shows: 'Those four are the factory’s', hotkeys: false };
export const TyreAgeLength = age('23');
TyreAgeLength.meta = { shows: 'The date has four digits', hotkeys: false };
export const TyreAgeWeek = age('5419');
TyreAgeWeek.meta = { shows: 'from 01 to 53', hotkeys: false };
export const TyreAgeFuture = age('0199');
TyreAgeFuture.meta = { shows: 'still to come', hotkeys: false };

const saving = (...typed: readonly string[]): Story => {
  return () => (
    <Asked typed={typed}>
      <FuelSaving />
    </Asked>
  );
};
export const SavingAssumed = saving();
SavingAssumed.meta = {
  shows: 'For average to thirsty cars',
  clauses: ['SAVING-ASSUMED'],
  hotkeys: false,
};
export const SavingOwn = saving('22,000', '9,5', '2,80');
SavingOwn.meta = { shows: 'Results vary.', hotkeys: false, width: 'phone' };
export const SavingEmpty = saving('');
SavingEmpty.meta = { shows: 'type a number, such as', hotkeys: false };
export const SavingNoNumber = saving('many');
SavingNoNumber.meta = { shows: 'that isn’t a number', hotkeys: false };
export const SavingZero = saving('15,000', '0');
SavingZero.meta = { shows: 'type more than 0', clauses: ['SAVING-REFUSED'], hotkeys: false };
export const SavingTooMuch = saving('250,000');
SavingTooMuch.meta = { shows: 'that’s more than 200,000', hotkeys: false };

const thisYear = new Date().getFullYear();
const wof = (...typed: readonly string[]): Story => {
  return () => (
    <Asked typed={typed}>
      <WofReminder />
    </Asked>
  );
};
export const WofEmpty = wof();
WofEmpty.meta = { shows: 'Month on your label', hotkeys: false };
export const WofReminds = wof('March', String(thisYear + 2));
WofReminds.meta = { shows: 'Calendar file', clauses: ['REMIND-LAST-DAY'], hotkeys: false };
export const WofOnAPhone = wof('December', String(thisYear + 1));
WofOnAPhone.meta = { shows: 'Calendar file', hotkeys: false, width: 'small' };
export const WofExpired = wof('January', String(thisYear - 1));
WofExpired.meta = { shows: 'Your WOF has expired', clauses: ['REMIND-EXPIRED'], hotkeys: false };
export const WofSoon = wof(
  new Date().toLocaleDateString('en-NZ', { month: 'long' }),
  String(thisYear),
);
WofSoon.meta = { shows: 'Renew your WOF by', clauses: ['REMIND-SOON'], hotkeys: false };
