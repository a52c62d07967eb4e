import { useLayoutEffect, type EffectCallback, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { restoreTranslation } from './restoreTranslation.ts';

/** Events after which focus, cursor or values may have changed. */
export const trackedEvents = ['input', 'change', 'focusin', 'keyup', 'click'] as const;

/**
 * Hydrates an island over its prerendered markup. If a translator, password manager or extension has changed that
 * markup, React renders the island again; focus, cursor and translation are then restored.
 *
 * @param container the element that contains only the markup
 * @param element the element the server rendered there
 */
export function hydrateChanged(container: HTMLElement, element: ReactNode): Root {
  const translated = container.querySelector(':is(font)') ? container.cloneNode(true) : undefined;
  let restoreFocus = captureFocus(container);
  // Capture phase, so that this runs before React handles the event.
  const rememberFocus = () => {
    restoreFocus = captureFocus(container) ?? restoreFocus;
  };
  for (const type of trackedEvents)
    container.addEventListener(type, rememberFocus, { capture: true });
  return hydrateRoot(
    container,
    <>
      {element}
      {/* Runs after the element's own effects and before the updates they trigger are rendered, so the markup is
          still the server's. */}
      <OnCommit
        act={() => {
          if (translated) restoreTranslation(translated, container);
          restoreFocus?.(container);
        }}
      />
    </>,
    // A hydration mismatch is expected here, and repaired above.
    { onRecoverableError: () => undefined },
  );
}

/** Runs a callback once, when its siblings are mounted. */
export function OnCommit({ act }: { readonly act: EffectCallback }) {
  // Only on mount.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- later renders must not put back what was
  useLayoutEffect(act, []);
  return null;
}

/** Captures the focused field and its cursor. Returns a function that restores them if focus was lost. */
function captureFocus(container: Element): ((container: Element) => void) | undefined {
  const field = document.activeElement;
  if (!container.contains(field) || !(field instanceof HTMLElement)) return undefined;
  const index = [...container.querySelectorAll(field.localName)].indexOf(field);
  const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>;
  return (newContainer) => {
    const same = newContainer.querySelectorAll<HTMLElement>(field.localName)[index];
    if (!same || document.activeElement !== document.body) return;
    same.focus({ preventScroll: true });
    if (typeof selectionStart === 'number' && 'setSelectionRange' in same)
      (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  };
}
