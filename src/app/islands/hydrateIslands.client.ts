/**
 * Hydrates the islands of a prerendered page (`ui/Island.tsx`), each at its own moment. What a visitor does
 * to one before that is done again once it answers: a press on something marked `data-replay`, and sending a form.
 * Where the script cannot be had, a form posts as plain HTML does, and `data-load-failed` says so elsewhere.
 */

/** What the module of an island exports (`islands`). */
interface IslandModule {
  readonly hydrate: (container: HTMLElement) => Promise<void>;
}

/** How long an idle browser is waited for, in milliseconds: a busy one may never say that it is idle. */
const longestIdleWait = 2000;

/** After how many milliseconds a page that is still loading, because a picture never comes, is taken for loaded. */
const longestLoad = 10_000;

/** After how many milliseconds a form that was sent too early posts without script. */
const longestSubmitWait = 10_000;

/** What reaches into an island. */
const uses = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'] as const;

function addLink(rel: 'stylesheet' | 'modulepreload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/**
 * Fetches an island: its module, beside all that this imports, and the rules that the page's own lack. Those style
 * what comes into view later, so nothing waits for them.
 */
function fetchIsland({ scripts = '', styles }: DOMStringMap): Promise<IslandModule> {
  const [module = '', ...imported] = scripts.split(' ');
  for (const address of imported) addLink('modulepreload', address);
  if (styles) addLink('stylesheet', styles);
  return import(/* @vite-ignore */ module) as Promise<IslandModule>;
}

/** Says in an island, where it has a place for that, that its script could not be had; or takes that back. */
function sayLost(element: HTMLElement, isLost: boolean): void {
  const message = element.querySelector<HTMLElement>('[data-load-failed]');
  if (message) message.textContent = isLost ? (message.dataset['loadFailed'] ?? '') : '';
}

/** Waits with an island for its moment, hydrates it, and does again what the visitor did to it last before. */
function prepare(element: HTMLElement): void {
  let hydrating: Promise<void> | undefined;
  let replay: (() => void) | undefined;
  let posting: ReturnType<typeof setTimeout> | undefined;

  async function hydrate(): Promise<void> {
    const island = await fetchIsland(element.dataset);
    // Not at the press: what moves under a finger is not what it lets go of.
    sayLost(element, false);
    await island.hydrate(element);
    for (const use of uses) element.removeEventListener(use, onUse);
    clearTimeout(posting);
    element.dataset['hydrated'] = '';
    replay?.();
  }

  /** Posts the form without script, and no more than once: what is replayed then would send it again. */
  function post(): void {
    clearTimeout(posting);
    replay = undefined;
    element.querySelector('form')?.submit();
  }

  function begin(): void {
    hydrating ??= hydrate().catch((error: unknown) => {
      console.error(error);
      hydrating = undefined;
      replay = undefined;
      // What was sent goes the way it goes without script.
      if (posting !== undefined) post();
      else sayLost(element, true);
    });
  }

  function onUse(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      // Looked for again: on a page that was translated, React renders the form anew.
      replay = () => element.querySelector('form')?.requestSubmit();
      posting ??= setTimeout(post, longestSubmitWait);
    } else if (event.type === 'click' && target instanceof Element) {
      keepPress(target.closest('[data-replay]'));
    }
    begin();
  }

  function keepPress(button: Element | null): void {
    const buttons = () => [...element.querySelectorAll<HTMLElement>('[data-replay]')];
    const place = buttons().findIndex((each) => each === button);
    if (button) replay = () => buttons()[place]?.click();
  }

  for (const use of uses) element.addEventListener(use, onUse);
  element.dataset['listening'] = '';
  if (element.dataset['hydrate'] === 'idle') whenIdle(begin);
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

/** Prepares all islands of the page. A page that is rendered ahead waits until somebody sees it. */
export function hydrateIslands(): void {
  const prepareAll = () => document.querySelectorAll<HTMLElement>('[data-island]').forEach(prepare);
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', prepareAll, { once: true });
  else prepareAll();
}
