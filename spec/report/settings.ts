import { business } from '../../src/content/business.ts';
import { routes } from '../../src/content/routes.ts';
import type { ReadingOrder } from '../tools/report/readingOrder.ts';

/**
 * From the top of a page to its end, and then what one does not see. The header and footer are the same on
 * every page; their clauses name one page each, and are met there.
 */
const readingOrder: ReadingOrder = {
  before: [
    {
      title: 'Header and menus',
      areas: ['menu'],
      files:
        /^src\/(?:sections\/(?:Header|HeaderWays|TopMenu|PhoneMenu|SkipLink|MenuLinks|OpenStatus|panelClosing)\.|content\/menu\.)/,
    },
    { title: 'Title banner', files: /^src\/sections\/(?:PageBanner|Breadcrumb)\./ },
  ],
  own: {
    title: 'The page itself',
    areas: [
      'pages',
      '*',
      'contact-form',
      'contact-page',
      'drafts',
      'matrix',
      'motion',
      'look',
      'visitor',
    ],
  },
  after: [
    {
      title: 'End of the page and footer',
      areas: ['shell'],
      files: /^src\/(?:sections\/(?:Footer|PageEnd|CallBar|RelatedPages)\.|content\/footer\.)/,
    },
    { title: 'Seen by a person', areas: ['person'] },
    {
      title: 'Behind the page',
      areas: [
        'accessibility',
        'content',
        'domain',
        'findable',
        'hydration',
        'no-script',
        'recovery',
        'routes',
        'settings',
        'submission',
        'weight',
      ],
    },
  ],
};

/** What the report has to know of this project, and of no other. */
export const settings = {
  title: business.name,
  /** Where `npm start` and `npm run workbench` serve. */
  addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
  pages: [
    ...routes.map(({ path, label }) => ({ path, label })),
    { path: '/nowhere', label: 'An address that does not exist' },
  ],
  readingOrder,
};
