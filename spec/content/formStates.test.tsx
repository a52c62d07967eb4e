import { render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ContactSuccess } from '../../src/forms/contact/ContactForm.tsx';
import { BrokenNote } from '../../src/forms/notes/BrokenNote.tsx';
import { DraftRestoredNote, OfflineNote, UnsureNote } from '../../src/forms/notes/FormNotes.tsx';
import { QuoteSuccess } from '../../src/forms/quote/QuoteSuccess.tsx';
import { house } from '../project/vocabulary.ts';
import { clause } from '../tools/clause.ts';

/** The note of each form that an enquiry may have arrived. */
const unsure = (status: 'left' | 'unsure' | 'arrived') =>
  (['contact', 'tyre-enquiry'] as const).map((formName) => (
    <UnsureNote key={formName} formName={formName} status={status} noteRef={undefined} />
  ));

/** The notes of both forms that no built page shows, each with the condition in which it appears. */
const states = {
  'the enquiry is sent': <ContactSuccess headingRef={null} />,
  'the quote request is sent': <QuoteSuccess firstName="Aroha" headingRef={null} />,
  'a draft is restored': <DraftRestoredNote restored form="contact-form" />,
  'the visitor left during sending': unsure('left'),
  'the enquiry may have arrived': unsure('unsure'),
  'the enquiry has already arrived': unsure('arrived'),
  'there is no connection': <OfflineNote isSaved />,
  'the script has failed': <BrokenNote />,
} as const;

for (const [state, shown] of Object.entries(states)) {
  clause('CONTENT-HOUSE-WORDS', `when ${state}, the note has no word that the site avoids`, () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = render(shown);
    // The specification writes this sentence with a straight apostrophe.
    const text = container.textContent.replace("We'll get back to you", '');
    expect(text.length).toBeGreaterThan(20);
    expect(house.flatMap(([avoid]) => text.match(avoid) ?? [])).toEqual([]);
    // How soon a reply comes depends on the head office (CONTENT-REPLY-TIME).
    expect(/\bminutes\b/.test(text)).toBe(/head office hours/i.test(text));
    expect(text).not.toMatch(/\bwe (?:next )?open\b/i);
  });
}
