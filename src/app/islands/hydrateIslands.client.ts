/**
 * The script of pages with islands (`ui/Island.tsx`), which hydrates them. A click on a `[data-replay]` element or a form
 * submission before hydration is repeated after it. If the script can't be loaded, a form submits as plain HTML;
 * other islands show their `data-load-failed` message.
 */
import { storageName, writeDraft } from '../../forms/enquiry/kept.ts';
import { withStorage } from '../../ui/stored.ts';

/** The exports of an island's module (`islands`). */
interface IslandModule {
  readonly hydrate: (container: HTMLElement) => Promise<unknown>;
}

/** How long to wait for the browser to be idle, in milliseconds: a busy browser may never be idle. */
const longestIdleWait = 2000;

/** After this many milliseconds a page counts as loaded, even if a picture has not arrived. */
const longestLoad = 10_000;

/** How long a submitted form waits for hydration before it submits without script, in milliseconds. */
const longestSubmitWait = 10_000;

/** How long a form that was submitted without script waits for the next page, in milliseconds, before it reloads. */
const longestPost = 60_000;

/** Events that start an island's hydration. */
const triggers = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'] as const;

/**
 * Fetches a script into the browser's cache. Most browsers of 2026 remember that an `import()` or a preload failed and
 * never request the script again (https://github.com/whatwg/html/pull/10327); a fetch can be repeated.
 *
 * @throws {Error} when the script can't be loaded
 */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  // Browsers do not cache a response whose body is not read.
  await response.arrayBuffer();
}

/**
 * Loads an island's module, after all scripts it needs, and the styles that the document lacks. Those are only needed
 * for later states, so nothing waits for them.
 */
async function fetchIsland({ scripts = '', styles }: DOMStringMap): Promise<IslandModule> {
  const addresses = scripts.split(' ');
  if (styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.append(link);
  }
  await Promise.all(addresses.map(fetchScript));
  return import(/* @vite-ignore */ addresses[0] ?? '') as Promise<IslandModule>;
}

/** Shows or hides an island's message that its script could not be loaded, if it has one. */
function showLoadError(element: HTMLElement, hasFailed: boolean): void {
  const message = element.querySelector<HTMLElement>('[data-load-failed]');
  if (message) message.textContent = hasFailed ? (message.dataset['loadFailed'] ?? '') : '';
}

/**
 * Submits a form without script. Until the next page loads, the form is read-only and its button says that it is
 * sending. If the visitor comes back, the draft tells the form that the enquiry may have been sent.
 */
function post(form: HTMLFormElement): void {
  const data = new FormData(form);
  withStorage('sessionStorage', (tab) =>
    tab.setItem(
      storageName(data.get('formType') as string),
      writeDraft(Object.fromEntries(data), Date.now(), { isSending: true }),
    ),
  );
  const button = form.querySelector<HTMLElement>('[data-waiting]');
  if (button) {
    button.textContent = button.dataset['waiting'] ?? '';
    button.setAttribute('aria-disabled', 'true');
  }
  for (const field of form.elements) if ('readOnly' in field) field.readOnly = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  setTimeout(() => location.reload(), longestPost);
  form.submit();
}

/** Hydrates an island when its `data-hydrate` asks for it, then repeats the visitor's last action on it. */
function prepareIsland(element: HTMLElement): void {
  let hydrating: Promise<void> | undefined;
  let replay: (() => void) | undefined;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;
  let isPosted = false;

  async function hydrate(): Promise<void> {
    const island = await fetchIsland(element.dataset);
    if (isPosted) return;
    // Not on pointerdown: the layout must not move before the pointer is released.
    showLoadError(element, false);
    await island.hydrate(element);
    for (const type of triggers) element.removeEventListener(type, onInteraction);
    clearTimeout(submitTimer);
    element.dataset['hydrated'] = '';
    replay?.();
  }

  /** Submits the form without script, once, and cancels the replay, so that it isn't sent twice. */
  function submitWithoutScript(): void {
    clearTimeout(submitTimer);
    submitTimer = undefined;
    replay = undefined;
    isPosted = true;
    const form = element.querySelector('form');
    if (form) post(form);
  }

  function startHydration(): void {
    hydrating ??= hydrate().catch((error: unknown) => {
      console.error(error);
      hydrating = undefined;
      replay = undefined;
      // Submit it as it would be without script.
      if (submitTimer !== undefined) submitWithoutScript();
      else if (!isPosted) showLoadError(element, true);
    });
  }

  function onInteraction(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      if (isPosted) return;
      // Queried again, because React may have re-rendered the form on a translated page.
      replay = () => element.querySelector('form')?.requestSubmit();
      submitTimer ??= setTimeout(submitWithoutScript, longestSubmitWait);
    } else if (event.type === 'click' && target instanceof Element) {
      queueClick(target.closest('[data-replay]'));
    }
    startHydration();
  }

  function queueClick(button: Element | null): void {
    const buttons = () => [...element.querySelectorAll<HTMLElement>('[data-replay]')];
    const index = buttons().findIndex((each) => each === button);
    if (button) replay = () => buttons()[index]?.click();
  }

  for (const type of triggers) element.addEventListener(type, onInteraction);
  element.dataset['listening'] = '';
  if (element.dataset['hydrate'] === 'idle') whenIdle(startHydration);
  // The visitor may have focused a field before this script was loaded.
  if (element.contains(document.activeElement)) startHydration();
}

function whenIdle(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestIdleWait });
    else setTimeout(run, 1);
  };
  if (document.readyState === 'complete') return idle();
  addEventListener('load', idle, { once: true });
  setTimeout(idle, longestLoad);
}

function prepareAll(): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(prepareIsland);
}

// A prerendered page waits until it is shown.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', prepareAll, { once: true });
else prepareAll();
