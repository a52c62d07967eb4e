import { PrivacyNotice } from '../PrivacyNotice.tsx';

/** What the quote form says of the details it takes (D30); it stands in the form. */
export function QuotePrivacy() {
  return <PrivacyNotice needed="your first name, phone number, email and nearest location" />;
}
