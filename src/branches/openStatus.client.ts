/**
 * Keeps opening statuses and notes on special days up to date, once a minute. They are custom elements, so they work in
 * prerendered pages, in React, in stories and in tests. Without script they show the document's text.
 */
import { days, holidayComing } from '../content/holidays.ts';
import {
  comingHoliday,
  dateInChristchurch,
  formatStatus,
  openingState,
  type Closure,
  type WeekHours,
} from '../domain/openingHours.ts';
import { eachMinute } from '../ui/eachMinute.ts';

abstract class LiveText extends HTMLElement {
  // Declared only: for the oldest supported browsers class fields become code on every page.
  declare private shownText: string | undefined;
  declare private stop: (() => void) | undefined;

  /** Updates the text for a time, in milliseconds since 1970. */
  abstract showAt(now: number): void;

  connectedCallback(): void {
    this.showAt(Date.now());
    this.stop = eachMinute((now) => this.showAt(now));
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  /** Sets the text if it is new. Unchanged text is left alone, because the browser may have translated it. */
  setText(words: string): void {
    if (words === (this.shownText ?? this.textContent)) return;
    this.shownText = words;
    this.textContent = words;
  }
}

/** `<open-now hours="..." lead="...">`, which `OpenStatus` renders. */
class OpenNowElement extends LiveText {
  showAt(now: number): void {
    const hours = JSON.parse(this.getAttribute('hours') ?? '') as WeekHours;
    const state = openingState(now, hours, days);
    const words = formatStatus(state);
    const lead = this.getAttribute('lead');
    this.dataset['kind'] = state.kind;
    this.setText(lead ? `${lead} ${words}` : words.replace(/^./, (first) => first.toUpperCase()));
  }
}

/** `<holiday-note>`, which `HolidayNote` renders: it names a holiday from a week before. */
class HolidayNoteElement extends LiveText {
  /** The document's own text, for when no holiday is near. */
  declare private defaultText: string | undefined;

  showAt(now: number): void {
    this.defaultText ??= this.textContent;
    const closed = JSON.parse(this.getAttribute('closed') ?? '[]') as readonly Closure[];
    const holiday = comingHoliday(now, days, closed);
    this.setText(holiday ? holidayComing(holiday.day, holiday.name) : this.defaultText);
  }
}

/**
 * `<closed-days until="...">`, which `ClosedDays` renders: it is hidden once the last day is over. With `from`, as
 * `ClosureNotice` renders it, it is hidden before the first day too.
 */
class ClosedDaysElement extends LiveText {
  showAt(now: number): void {
    const today = dateInChristchurch(now);
    this.hidden =
      today > (this.getAttribute('until') ?? '') || today < (this.getAttribute('from') ?? '');
  }
}

customElements.define('closed-days', ClosedDaysElement);
customElements.define('open-now', OpenNowElement);
customElements.define('holiday-note', HolidayNoteElement);
