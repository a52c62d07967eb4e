import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, type ReactNode } from 'react';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Answers / Answers', meta: { hotkeys: false } };

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

/** A question that was pressed and given these answers. */
const asked =
  (question: ReactNode, ...typed: readonly string[]): Story =>
  () => <Asked typed={typed}>{question}</Asked>;

export const TyreAgeEmpty = asked(<TyreAge />);
TyreAgeEmpty.meta = { shows: 'Last four digits of the DOT code' };
export const TyreAgeOver = asked(<TyreAge />, '2312');
TyreAgeOver.meta = { shows: 'We recommend replacing', clauses: ['TYRE-AGE'] };
export const TyreAgeLeft = asked(<TyreAge />, '0124');
TyreAgeLeft.meta = { shows: 'left.', width: 'phone' };
export const TyreAgeThreeDigits = asked(<TyreAge />, '409');
TyreAgeThreeDigits.meta = { shows: 'before 2000', clauses: ['TYRE-AGE-REFUSED'] };
export const TyreAgeLetters = asked(<TyreAge />, '4B9Y');
TyreAgeLetters.meta = { shows: 'Those four are the factory’s' };
export const TyreAgeLength = asked(<TyreAge />, '23');
TyreAgeLength.meta = { shows: 'The date has four digits' };
export const TyreAgeWeek = asked(<TyreAge />, '5419');
TyreAgeWeek.meta = { shows: 'from 01 to 53' };
export const TyreAgeFuture = asked(<TyreAge />, '0199');
TyreAgeFuture.meta = { shows: 'still to come' };

export const SavingAssumed = asked(<FuelSaving />);
SavingAssumed.meta = { shows: 'For average to thirsty cars', clauses: ['SAVING-ASSUMED'] };
export const SavingOwn = asked(<FuelSaving />, '22,000', '9,5', '2,80');
SavingOwn.meta = { shows: 'Results vary.', width: 'phone' };
export const SavingEmpty = asked(<FuelSaving />, '');
SavingEmpty.meta = { shows: 'type a number, such as' };
export const SavingNoNumber = asked(<FuelSaving />, 'many');
SavingNoNumber.meta = { shows: 'that isn’t a number' };
export const SavingZero = asked(<FuelSaving />, '15,000', '0');
SavingZero.meta = { shows: 'type more than 0', clauses: ['SAVING-REFUSED'] };
export const SavingTooMuch = asked(<FuelSaving />, '250,000');
SavingTooMuch.meta = { shows: 'that’s more than 200,000' };

const thisYear = new Date().getFullYear();
export const WofEmpty = asked(<WofReminder />);
WofEmpty.meta = { shows: 'Month on your label' };
export const WofReminds = asked(<WofReminder />, 'March', String(thisYear + 2));
WofReminds.meta = { shows: 'Calendar file', clauses: ['REMIND-LAST-DAY'] };
export const WofOnAPhone = asked(<WofReminder />, 'December', String(thisYear + 1));
WofOnAPhone.meta = { shows: 'Calendar file', width: 'small' };
export const WofExpired = asked(<WofReminder />, 'January', String(thisYear - 1));
WofExpired.meta = { shows: 'Your WOF has expired', clauses: ['REMIND-EXPIRED'] };
export const WofSoon = asked(
  <WofReminder />,
  new Date().toLocaleDateString('en-NZ', { month: 'long' }),
  String(thisYear),
);
WofSoon.meta = { shows: 'Renew your WOF by', clauses: ['REMIND-SOON'] };
