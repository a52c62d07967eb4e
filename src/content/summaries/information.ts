import type { RoutePath } from '../routes.ts';
import type { Summary } from '../summary.ts';

/** The words of the pages about the business itself. Figures: specification, section 9. */
export const information = {
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
