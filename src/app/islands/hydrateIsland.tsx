import { useEffect, useLayoutEffect, type EffectCallback, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { readFields, restoreFields, type FieldValues } from '../../forms/fields/fieldValues.ts';
import { FormErrorBoundary } from '../../forms/FormErrorBoundary.tsx';

/** Events after which focus, cursor or values may have changed. */
const trackedEvents = ['input', 'change', 'focusin', 'keyup', 'click'] as const;

interface IslandOptions {
  /** Whether the island is a form: if it throws later, `FormErrorBoundary` replaces it. */
  readonly form?: boolean;
}

/**
 * Hydrates an island over its prerendered markup. If a translator, password manager or extension has changed that
 * markup, React renders the island again; then what was typed, focus, cursor and translation are put back.
 *
 * @param container the element that contains only the markup
 * @param element the element the server rendered there
 * @returns its root, once the island is interactive
 */
export async function hydrateIsland(
  container: HTMLElement,
  element: ReactNode,
  { form: isForm = false }: IslandOptions = {},
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
  let typed = readTyped(container);
  let restoreFocus = captureFocus(container);
  const remember = () => {
    typed = readTyped(container) ?? typed;
    restoreFocus = captureFocus(container) ?? restoreFocus;
  };
  // Capture phase, so that this runs before React handles the event.
  for (const type of trackedEvents) container.addEventListener(type, remember, { capture: true });

  function restoreTyped() {
    const form = container.querySelector('form');
    // The server's own form still has its values, including any the browser has autofilled since.
    if (form && form !== servedForm && typed) restoreFields(form, typed);
    // Read the values again on unmount: clicking a button can change fields too.
    return remember;
  }

  function restoreTranslationAndFocus() {
    hadForeignNodes = servedCount > countElements(container);
    if (translated) translation.restoreTranslation(translated, container);
    restoreFocus?.(container);
  }

  return new Promise((resolve) => {
    // The order matters. The element's own effects read what was typed, and the states that they set are rendered
    // after the translation and the focus were restored in the markup as the server sent it.
    const island = (
      <>
        <OnMount run={restoreTyped} />
        {element}
        <OnceInteractive run={() => resolve(root)} />
      </>
    );
    const root = hydrateRoot(
      container,
      <>
        {isForm ? (
          <FormErrorBoundary fallbackNodes={servedNodes} lastTyped={() => typed ?? []}>
            {island}
          </FormErrorBoundary>
        ) : (
          island
        )}
        <OnMount run={restoreTranslationAndFocus} />
      </>,
      {
        // Nodes that translators and extensions have added cause a mismatch, which is repaired above.
        onRecoverableError: (error) => {
          if (!hadForeignNodes) reportError(error);
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

function countElements(container: Element): number {
  return container.querySelectorAll('*').length;
}

function readTyped(container: Element): FieldValues | undefined {
  const form = container.querySelector('form');
  return form ? readFields(form) : undefined;
}

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
