/**
 * What every page says about this minute: whether a branch is open now, and which public holiday comes next.
 * Both are custom elements, so they fill themselves wherever they appear: in a prerendered page, in a part that
 * React renders, in a story and in a test. Without script they say what stands in the document.
 */
import { holidays } from '../content/holidays.ts';
import {
  comingHoliday,
  openingState,
  formatStatus,
  type WeekHours,
} from '../domain/openingHours.ts';

const minute = 60_000;

/** The elements in the document, which one clock tells the time. */
const shown = new Set<LiveText>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells all elements the time, now and at the start of each minute, as long as there are any. */
function tick(): void {
  const now = Date.now();
  for (const element of shown) element.showAt(now);
  wait(now);
}

function wait(now: number): void {
  clearTimeout(timer);
  if (shown.size > 0) timer = setTimeout(tick, minute - (now % minute));
}

abstract class LiveText extends HTMLElement {
  #said: string | undefined;

  /** Shows what is true at a time, in milliseconds since 1970. */
  abstract showAt(now: number): void;

  connectedCallback(): void {
    const now = Date.now();
    shown.add(this);
    this.showAt(now);
    wait(now);
  }

  disconnectedCallback(): void {
    shown.delete(this);
  }

  /** Writes words that are new. The same words stay as they are: a browser may have translated them. */
  say(words: string): void {
    if (words === (this.#said ?? this.textContent)) return;
    this.#said = words;
    this.textContent = words;
  }
}

/** `<open-now hours="..." lead="...">`, which `OpenStatus` renders. */
class OpenNow extends LiveText {
  showAt(now: number): void {
    const hours = JSON.parse(this.getAttribute('hours') ?? '') as WeekHours;
    const state = openingState(now, hours, holidays);
    const words = formatStatus(state);
    const lead = this.getAttribute('lead');
    this.dataset['kind'] = state.kind;
    this.say(lead ? `${lead} ${words}` : words.replace(/^./, (first) => first.toUpperCase()));
  }
}

/** `<holiday-note>`, which `HolidayNote` renders: it names a holiday from a week before. */
class HolidayNote extends LiveText {
  /** What it says while no holiday is near, as it stood in the document. */
  #always: string | undefined;

  showAt(now: number): void {
    this.#always ??= this.textContent;
    const coming = comingHoliday(now, holidays);
    this.say(
      coming
        ? `${coming.day} is ${coming.name}, a public holiday. Please call first.`
        : this.#always,
    );
  }
}

customElements.define('open-now', OpenNow);
customElements.define('holiday-note', HolidayNote);

// A page that slept, was kept in the background or was rendered ahead has missed minutes.
addEventListener('pageshow', tick);
document.addEventListener('visibilitychange', tick);
document.addEventListener('prerenderingchange', tick);
