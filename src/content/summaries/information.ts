import type { RoutePath } from '../routes.ts';
import type { Summary } from '../summary.ts';

/** The words of the pages about the business itself. Figures: specification, section 9. */
export const information = {
  '/faq': {
    heading: 'Frequently asked questions',
    subtitle: 'Tyres, WOFs, batteries and bills: what people ask us most.',
    pointsHeading: 'Asked at the counter',
    points: [
      {
        title: 'How worn is too worn?',
        text: 'The legal minimum in New Zealand is 1.5mm of tread. We recommend new tyres at 3mm, while they still clear water.',
      },
      {
        title: 'How long does a tyre last?',
        text: 'Typically 40,000-80,000km, depending on the tyre, the car and the road. Over 6 years old, we recommend a new one whatever the tread.',
      },
      {
        title: 'How often should a car be serviced?',
        text: 'Every 12 months or 15,000km, or as your handbook says. A general service is usually $150-$350, depending on the work.',
      },
      {
        title: 'Why is a dash light on?',
        text: 'It can be a loose cap or a failing part. A red light means stop when it is safe and ring us.',
      },
      {
        title: 'Can I book online?',
        text: 'There is no online diary. Send the contact form or ring, and a person confirms the time.',
      },
    ],
    callHeading: 'Ask us yours',
    ready: 'Not answered here? A call takes a minute, and questions cost nothing.',
    contact: 'Contact Form',
    related: ['/warranty', '/payment-options', '/services/wof-inspection'],
  },
  '/locations': {
    heading: 'Our locations',
    subtitle: 'Six branches from Hornby to Ferrymead, and a van for the rest.',
    pointsHeading: 'Hours and services',
    points: [
      {
        id: 'sockburn',
        title: 'Sockburn (main)',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun 10am–2pm. Tyres, auto repairs, WOF and the mobile van.',
      },
      {
        id: 'riccarton',
        title: 'Riccarton',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun closed. Tyres, auto repairs and WOF.',
      },
      {
        id: 'papanui',
        title: 'Papanui',
        text: 'Mon–Fri 8am–5pm, Sat 9am–1pm, Sun closed. Tyres and WOF.',
      },
      {
        id: 'hornby',
        title: 'Hornby',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun closed. Tyres and WOF.',
      },
      {
        id: 'linwood',
        title: 'Linwood',
        text: 'Mon–Fri 8am–5pm, Sat 9am–1pm, Sun closed. Tyres.',
      },
      {
        id: 'ferrymead',
        title: 'Ferrymead',
        text: 'Mon–Fri 8am–5pm, Sat 9am–12pm, Sun closed. Tyres.',
      },
    ],
    callHeading: 'Before you drive over',
    ready: 'Ring first on a public holiday, and to ask when the WOF inspector is in.',
    contact: 'Addresses and directions',
    related: ['/services/mobile-service', '/services/wof-inspection', '/tyres'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
