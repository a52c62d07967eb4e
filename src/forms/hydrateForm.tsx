import { useLayoutEffect, type EffectCallback, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { readFields, restoreFields, type FieldValues } from './fieldValues.ts';
import { FormErrorBoundary } from './FormErrorBoundary.tsx';
import { giveBackWords } from './giveBackWords.ts';

/**
 * Hydrates a form over its own prerendered markup. Where a translator, a password manager or another stranger
 * changed the page first, React renders the form anew; what was typed, the field in use and the language on the
 * page come through that all the same. Whatever throws later, `FormErrorBoundary` keeps the form standing.
 *
 * @param container the element around the form, with the form's markup and nothing else
 * @param element the same element that the server rendered there
 */
export function hydrateForm(container: HTMLElement, element: ReactNode): Root {
  const plain = [...container.cloneNode(true).childNodes];
  const translated = container.querySelector(':is(font)') ? container.cloneNode(true) : undefined;
  let typed = readTyped(container);
  let place = readPlace(container);

  // React listens on the container too; capturing, this hears of every move before React acts on it.
  const note = () => {
    typed = readTyped(container) ?? typed;
    place = readPlace(container) ?? place;
  };
  for (const move of ['input', 'change', 'focusin', 'keyup', 'click'])
    container.addEventListener(move, note, { capture: true });

  const served = container.querySelector('form');
  return hydrateRoot(
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
      {/* After them, yet before anything they change is rendered: the markup is as the server's. */}
      <OnCommit
        act={() => {
          if (translated) giveBackWords(translated, container);
          place?.(container);
        }}
      />
    </FormErrorBoundary>,
    // That the page was changed by somebody else is nobody's fault, and mended above.
    { onRecoverableError: () => undefined },
  );
}

function OnCommit({ act }: { readonly act: EffectCallback }) {
  // Once, when the form first stands.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- later renders must not put back what was
  useLayoutEffect(act, []);
  return null;
}

function readTyped(container: Element): FieldValues | undefined {
  const form = container.querySelector('form');
  return form ? readFields(form) : undefined;
}

/** Notes which field is in use and where its cursor stands; what it returns goes back there, if the focus was lost. */
function readPlace(container: Element): ((container: Element) => void) | undefined {
  const field = document.activeElement;
  if (!container.contains(field) || !(field instanceof HTMLElement)) return undefined;
  const at = [...container.querySelectorAll(field.localName)].indexOf(field);
  const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>;
  return (again) => {
    const same = again.querySelectorAll<HTMLElement>(field.localName)[at];
    if (!same || document.activeElement !== document.body) return;
    same.focus({ preventScroll: true });
    if (typeof selectionStart === 'number' && 'setSelectionRange' in same)
      (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  };
}
