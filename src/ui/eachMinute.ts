/** The one clock for what a page says about the present, so that it stays right while the page is open. */

/** Called with the time, in milliseconds since 1970. */
type Listener = (now: number) => void;

const minute = 60_000;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The minute that all listeners know, counted since 1970. */
let shownMinute: number | undefined;

const minuteOf = (now: number) => Math.floor(now / minute);

/** Calls all listeners, and schedules the next update. */
function updateAll(): void {
  const now = Date.now();
  shownMinute = minuteOf(now);
  scheduleUpdate(now);
  for (const listener of listeners) listener(now);
}

/** Updates if a minute has passed. A page that is shown again gets several events but needs one update. */
function catchUp(): void {
  if (minuteOf(Date.now()) !== shownMinute) updateAll();
}

function scheduleUpdate(now: number): void {
  clearTimeout(timer);
  if (listeners.size > 0) timer = setTimeout(updateAll, minute - (now % minute));
}

/**
 * A page that was suspended, in the background or prerendered has missed updates. While a device sleeps, timers stop,
 * and a window that was in front gets only the focus.
 */
function catchUpOnReturn(): void {
  addEventListener('pageshow', catchUp);
  addEventListener('focus', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  document.addEventListener('prerenderingchange', catchUp);
}

/**
 * Calls a listener in each new minute, and when the visitor comes back to the page.
 *
 * @returns a function that ends it
 */
export function eachMinute(listener: Listener): () => void {
  const now = Date.now();
  if (shownMinute === undefined) catchUpOnReturn();
  shownMinute ??= minuteOf(now);
  listeners.add(listener);
  scheduleUpdate(now);
  return () => listeners.delete(listener);
}
