import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** The reminder of a WOF, whose script loads only for the message that is about one. */
export const loadReminder = () => import('./wofReminder.tsx').then((module) => module.reminder);

/** Hydrates the contact form, as `pages/contact/Contact.tsx` renders it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, <ContactForm loadReminder={loadReminder} />, onBroken);
