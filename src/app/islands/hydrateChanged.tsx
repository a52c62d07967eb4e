import { useLayoutEffect, type EffectCallback, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { restoreTranslation } from './restoreTranslation.ts';

/** What tells of a visitor's moves in a part of a page. */
export const moves = ['input', 'change', 'focusin', 'keyup', 'click'] as const;

/**
 * Hydrates a part of a page over its own prerendered markup. Where a translator, a password manager or another
 * stranger changed it first, React renders it anew; the field in use and the language on the page come through that.
 *
 * @param container the element around the markup, with nothing else in it
 * @param element the same element that the server rendered there
 */
export function hydrateChanged(container: HTMLElement, element: ReactNode): Root {
  const translated = container.querySelector(':is(font)') ? container.cloneNode(true) : undefined;
  let place = readPlace(container);
  // React listens on the container too; capturing, this hears of every move before React acts on it.
  const note = () => {
    place = readPlace(container) ?? place;
  };
  for (const move of moves) container.addEventListener(move, note, { capture: true });
  return hydrateRoot(
    container,
    <>
      {element}
      {/* After its own effects, yet before anything they change is rendered: the markup is as the server's. */}
      <OnCommit
        act={() => {
          if (translated) restoreTranslation(translated, container);
          place?.(container);
        }}
      />
    </>,
    // That the page was changed by somebody else is nobody's fault, and mended above.
    { onRecoverableError: () => undefined },
  );
}

/** Does something once, when what stands beside it is on the page. */
export function OnCommit({ act }: { readonly act: EffectCallback }) {
  // Once, when the form first stands.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- later renders must not put back what was
  useLayoutEffect(act, []);
  return null;
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
