import { useEffect, useLayoutEffect, type EffectCallback, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { readFields, restoreFields } from '../../forms/fields/fieldValues.ts';
import { BrokenNote } from '../../forms/notes/BrokenNote.tsx';

/** Events after which the focus or the cursor may have moved. */
const trackedEvents = ['input', 'change', 'focusin', 'keyup', 'click'] as const;

/**
 * Hydrates an island over its prerendered markup. If a translator, password manager or extension has changed that
 * markup, React renders the island again; then what was typed, focus, cursor and translation are put back.
 *
 * If the island throws an error, then or later, its markup is put back as it was served. A form, which works without
 * script, keeps what was typed, and gets an apology with a number to call.
 *
 * @param container the element that contains only the markup
 * @param element the element the server rendered there
 * @param onBroken called after the served markup was put back
 * @returns its root, once the island is interactive; never settles if the island breaks before
 */
export async function hydrateIsland(
  container: HTMLElement,
  element: ReactNode,
  onBroken: () => void,
): Promise<Root> {
  // Few pages are translated, so its code is not in the script of every form. Without it, the site's own words appear.
  const translation = container.querySelector(':is(font)')
    ? await import('./restoreTranslation.ts').catch(() => undefined)
    : undefined;
  const servedNodes = [...container.cloneNode(true).childNodes];
  const servedForm = container.querySelector('form');
  const servedCount = countElements(container);
  const translated = translation && container.cloneNode(true);
  let hadForeignNodes = false;
  // A form that React has removed still has what was typed.
  let form = servedForm;
  let restoreFocus = captureFocus(container);
  const remember = () => {
    form = container.querySelector('form') ?? form;
    restoreFocus = captureFocus(container) ?? restoreFocus;
  };
  // Capture phase, so that this runs before React handles the event.
  for (const type of trackedEvents) container.addEventListener(type, remember, true);

  function restoreTyped() {
    const shown = container.querySelector('form');
    if (shown && form && shown !== form) restoreFields(shown, readFields(form));
    return remember;
  }

  function restoreTranslationAndFocus() {
    hadForeignNodes = servedCount > countElements(container);
    if (translated) translation.restoreTranslation(translated, container);
    restoreFocus?.(container);
  }

  function putBack(root: Root) {
    // React has removed the island. What it does here comes first, because it may empty the container.
    if (servedForm) flushSync(() => root.render(<BrokenNote />));
    else root.unmount();
    for (const type of trackedEvents) container.removeEventListener(type, remember, true);
    container.append(...servedNodes);
    const plain = container.querySelector('form');
    if (plain && form) restoreFields(plain, readFields(form));
    restoreFocus?.(container);
    onBroken();
  }

  return new Promise((resolve) => {
    let isBroken = false;
    // The order matters. The element's own effects read what was typed, and the states that they set are rendered
    // after the translation and the focus were restored in the markup as the server sent it.
    const root = hydrateRoot(
      container,
      <>
        <OnMount run={restoreTyped} />
        {element}
        <OnceInteractive run={() => queueMicrotask(() => isBroken || resolve(root))} />
        <OnMount run={restoreTranslationAndFocus} />
      </>,
      {
        // Nodes that translators and extensions have added cause a mismatch, which is repaired above.
        onRecoverableError: (error) => {
          if (!hadForeignNodes) reportError(error);
        },
        // No error boundary: it could fail with the rest, on a page that others have changed.
        onUncaughtError: (error) => {
          console.error(error);
          // Once React has finished, and before the browser paints.
          if (!isBroken) queueMicrotask(() => putBack(root));
          isBroken = true;
        },
      },
    );
  });
}

/** Runs an effect once it and the siblings before it are mounted, and never again. */
function OnMount({ run }: { readonly run: EffectCallback }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- later renders must not restore old values
  useLayoutEffect(run, []);
  return null;
}

function OnceInteractive({ run }: { readonly run: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a promise is resolved once
  useEffect(run, []);
  return null;
}

const countElements = (container: Element) => container.querySelectorAll('*').length;

/** Captures the focused field and its cursor. Returns a function that restores them if focus was lost. */
function captureFocus(container: Element): ((container: Element) => void) | undefined {
  const field = document.activeElement;
  if (!container.contains(field) || !(field instanceof HTMLElement)) return undefined;
  const index = [...container.querySelectorAll(field.localName)].indexOf(field);
  const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>;
  return (newContainer) => {
    const same = newContainer.querySelectorAll<HTMLElement>(field.localName)[index];
    // While the focus moves from one field to the next, neither has it. Only a removed field has lost it.
    if (!same || field.isConnected || document.activeElement !== document.body) return;
    same.focus({ preventScroll: true });
    if (typeof selectionStart === 'number' && 'setSelectionRange' in same)
      (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  };
}
