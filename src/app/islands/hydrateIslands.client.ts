/**
 * The script of pages with islands (`ui/Island.tsx`), which hydrates them. A click on a `[data-replay]` element or a form
 * submission before hydration is repeated after it. If the script can't be loaded, a form submits as plain HTML;
 * other islands show their `data-load-failed` message.
 */
import { storageName, writeDraft } from '../../forms/enquiry/kept.ts';
import { withStorage } from '../../ui/stored.ts';

/** The exports of an island's module (`islands`). */
interface IslandModule {
  readonly hydrate: (container: HTMLElement, onBroken: () => void) => Promise<unknown>;
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
 * Fetches a script or stylesheet into the browser's cache. Most browsers of 2026 remember that an `import()` or a preload
 * failed and never request the script again (https://github.com/whatwg/html/pull/10327); a fetch can be repeated. After
 * any other answer than the file, it is repeated once past the cache: a host may have let browsers keep a 404, or a page
 * in place of the file, for a year.
 *
 * @throws {Error} when the file can't be loaded
 */
async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<void> {
  try {
    const response = await fetch(address, { cache });
    if (!response.ok || /html/.test(response.headers.get('content-type') ?? ''))
      throw new Error(address);
    // Browsers do not cache a response whose body is not read.
    await response.arrayBuffer();
  } catch (error) {
    if (cache === 'reload') throw error;
    await fetchFile(address, 'reload');
  }
}

/** Adds the styles that the document lacks, once. They are only needed for later states, so nothing waits for them. */
async function addStyles({ dataset }: HTMLElement): Promise<void> {
  const { styles } = dataset;
  if (!styles) return;
  delete dataset['styles'];
  try {
    await fetchFile(styles);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.append(link);
  } catch {
    dataset['styles'] = styles;
  }
}

/** Loads an island's module, after all scripts it needs. */
async function fetchIsland(element: HTMLElement): Promise<IslandModule> {
  const addresses = (element.dataset['scripts'] ?? '').split(' ');
  void addStyles(element);
  await Promise.all(addresses.map((address) => fetchFile(address)));
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
export function prepareIsland(element: HTMLElement): void {
  let hydrating: Promise<void> | undefined;
  let replay: (() => void) | undefined;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;
  let isPosted = false;
  let isBroken = false;

  async function hydrate(): Promise<void> {
    const island = await fetchIsland(element);
    if (isPosted) return;
    // Not on pointerdown: the layout must not move before the pointer is released.
    showLoadError(element, false);
    isBroken = false;
    await island.hydrate(element, onBroken);
    for (const type of triggers) element.removeEventListener(type, onInteraction);
    stopWaiting();
    element.dataset['hydrated'] = '';
    replay?.();
  }

  /** Shows the visitor why nothing came of a press, or submits the form as it would be without script. */
  function giveUp(): void {
    hydrating = undefined;
    replay = undefined;
    if (submitTimer !== undefined) submitWithoutScript();
    else if (!isPosted) showLoadError(element, true);
  }

  /**
   * The island has thrown an error and is as it was served. A form is submitted without script from now on; another
   * island starts again at the next press of its button.
   */
  function onBroken(): void {
    isBroken = true;
    delete element.dataset['hydrated'];
    // Buttons of a form that need script are hidden again.
    if (element.querySelector('form')) delete element.dataset['listening'];
    listen();
    giveUp();
  }

  function stopWaiting(): void {
    clearTimeout(submitTimer);
    submitTimer = undefined;
  }

  /** Submits the form without script, once, and cancels the replay, so that it isn't sent twice. */
  function submitWithoutScript(): void {
    stopWaiting();
    replay = undefined;
    isPosted = true;
    const form = element.querySelector('form');
    if (form) post(form);
  }

  function startHydration(): void {
    hydrating ??= hydrate().catch((error: unknown) => {
      console.error(error);
      giveUp();
    });
  }

  function onInteraction(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      if (isPosted) return;
      if (isBroken) return submitWithoutScript();
      // Queried again, because React may have re-rendered the form on a translated page.
      replay = () => element.querySelector('form')?.requestSubmit();
      submitTimer ??= setTimeout(submitWithoutScript, longestSubmitWait);
    } else if (event.type === 'click' && target instanceof Element) {
      queueClick(target.closest('[data-replay]'));
    }
    // Not at the focus, which a broken island puts back.
    if (!isBroken || replay) startHydration();
  }

  function queueClick(button: Element | null): void {
    const buttons = () => [...element.querySelectorAll<HTMLElement>('[data-replay]')];
    const index = buttons().findIndex((each) => each === button);
    if (button) replay = () => buttons()[index]?.click();
  }

  function listen(): void {
    for (const type of triggers) element.addEventListener(type, onInteraction);
  }

  listen();
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
