import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { readFields, restoreFields, type FieldValues } from '../../forms/fields/fieldValues.ts';
import { FormErrorBoundary } from '../../forms/FormErrorBoundary.tsx';
import { hydrateChanged, moves, OnCommit } from './hydrateChanged.tsx';

/**
 * Hydrates a form over its own prerendered markup, whoever changed it first (`hydrateChanged`): what was typed comes
 * through that as well. Whatever throws later, `FormErrorBoundary` keeps the form standing.
 *
 * @param container the element around the form, with the form's markup and nothing else
 * @param element the same element that the server rendered there
 */
export function hydrateForm(container: HTMLElement, element: ReactNode): Root {
  const plain = [...container.cloneNode(true).childNodes];
  let typed = readTyped(container);
  const note = () => {
    typed = readTyped(container) ?? typed;
  };
  // Before React hears of them.
  for (const move of moves) container.addEventListener(move, note, { capture: true });

  const served = container.querySelector('form');
  return hydrateChanged(
    container,
    <FormErrorBoundary plain={plain} lastTyped={() => typed ?? []}>
      {/* Before the form's own effects, which look at its fields. */}
      <OnCommit
        act={() => {
          const form = container.querySelector('form');
          // The form that was served holds it still, and what the browser has filled in since.
          if (form && form !== served && typed) restoreFields(form, typed);
          // Once more before it goes: a press on a button fills in fields too.
          return note;
        }}
      />
      {element}
    </FormErrorBoundary>,
  );
}

function readTyped(container: Element): FieldValues | undefined {
  const form = container.querySelector('form');
  return form ? readFields(form) : undefined;
}
