import { WofReminder } from '../../answers/WofReminder.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** The reminder of a WOF, for its page and for the confirmation of a message. */
export const reminder = <WofReminder />;

/** Hydrates the reminder, as its page renders it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, reminder, onBroken);
