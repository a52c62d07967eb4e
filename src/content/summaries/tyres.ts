import type { RoutePath } from '../routes.ts';
import type { Summary } from '../summary.ts';

/** The words of the tyre quote page. Figures: specification, section 9. */
export const tyres = {
  '/tyre-enquiry': {
    heading: 'Tyre quote',
    subtitle: 'It takes about 30 seconds to ask. A person works out the price.',
    pointsHeading: 'What you can count on',
    points: [
      {
        title: 'Best Price Guarantee',
        text: 'Ask us for its terms when you ask for the price.',
      },
      {
        title: '30 Minute Response',
        text: 'During opening hours. Outside them, we answer when the branch opens.',
      },
      {
        title: '12 Month Warranty',
        text: 'On our workmanship, or 20,000km if that comes first, beside your rights in law.',
      },
      {
        title: '500+ 5-Star Reviews',
        text: 'Ask at any branch where to read them.',
      },
    ],
    callHeading: 'Ask for a price',
    ready:
      'Read us the size on the sidewall, such as 195/65R15, 205/55R16, 225/45R17 or 235/40R18, or tell us the rego.',
    contact: 'Send the contact form',
    related: ['/tyres', '/warranty', '/payment-options'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
