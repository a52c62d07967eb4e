import { WofReminder } from '../../answers/WofReminder.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the reminder of a WOF, as its page renders it. */
export const hydrate = (container: HTMLElement) => hydrateIsland(container, <WofReminder />);
