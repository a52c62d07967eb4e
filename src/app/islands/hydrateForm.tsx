import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { readFields, restoreFields, type FieldValues } from '../../forms/fields/fieldValues.ts';
import { FormErrorBoundary } from '../../forms/FormErrorBoundary.tsx';
import { hydrateChanged, trackedEvents, OnCommit } from './hydrateChanged.tsx';

/**
 * Hydrates a form over its prerendered markup, like `hydrateChanged`, and also keeps what was typed before. If the
 * form throws later, `FormErrorBoundary` replaces it.
 *
 * @param container the element that contains only the form's markup
 * @param element the element the server rendered there
 */
export function hydrateForm(container: HTMLElement, element: ReactNode): Root {
  const fallbackNodes = [...container.cloneNode(true).childNodes];
  let typed = readTyped(container);
  const rememberValues = () => {
    typed = readTyped(container) ?? typed;
  };
  // Capture phase: before React handles them.
  for (const type of trackedEvents)
    container.addEventListener(type, rememberValues, { capture: true });

  const servedForm = container.querySelector('form');
  return hydrateChanged(
    container,
    <FormErrorBoundary fallbackNodes={fallbackNodes} lastTyped={() => typed ?? []}>
      {/* Runs before the form's own effects, which read its fields. */}
      <OnCommit
        act={() => {
          const form = container.querySelector('form');
          // The server's own form still has its values, including any the browser has autofilled since.
          if (form && form !== servedForm && typed) restoreFields(form, typed);
          // Read the values again on unmount: clicking a button can change fields too.
          return rememberValues;
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
