import { render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ContactSuccess } from '../../src/forms/contact/ContactSuccess.tsx';
import { BrokenNote } from '../../src/forms/notes/BrokenNote.tsx';
import { DraftRestoredNote } from '../../src/forms/notes/DraftRestoredNote.tsx';
import { OfflineNote } from '../../src/forms/notes/OfflineNote.tsx';
import { PrivacyNotice } from '../../src/forms/notes/PrivacyNotice.tsx';
import { UnsureNote } from '../../src/forms/notes/UnsureNote.tsx';
import { QuoteSuccess } from '../../src/forms/quote/QuoteSuccess.tsx';
import { house } from '../project/vocabulary.ts';
import { clause } from '../tools/clause.ts';

/** The notes of both forms that no built page shows, by the state in which a form shows them. */
const states = {
  'the message is sent': <ContactSuccess headingRef={null} />,
  'the quote is asked for': <QuoteSuccess firstName="Aroha" headingRef={null} />,
  'the draft is back': <DraftRestoredNote restored form="contact-form" />,
  'the visitor left while it was sent': (
    <UnsureNote formName="contact" status="left" noteRef={undefined} />
  ),
  'nobody knows if it arrived': (
    <UnsureNote formName="contact" status="unsure" noteRef={undefined} />
  ),
  'it has arrived already': <UnsureNote formName="contact" status="arrived" noteRef={undefined} />,
  'no connection': <OfflineNote />,
  'the script broke down': <BrokenNote />,
  'below the form': <PrivacyNotice formName="contact" />,
} as const;

for (const [state, shown] of Object.entries(states)) {
  clause('CONTENT-HOUSE-WORDS', `the note for “${state}” uses the site’s own words`, () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = render(shown);
    // The specification sets this sentence with a straight apostrophe.
    const text = container.textContent.replace("We'll get back to you", '');
    expect(text.length).toBeGreaterThan(20);
    expect(house.flatMap(([avoid]) => text.match(avoid) ?? [])).toEqual([]);
  });
}
