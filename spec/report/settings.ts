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
        /^src\/(?:shell\/(?:Header|HeaderNav|TopMenu|PhoneMenu|SkipLink|MenuLinks|closePanels)\.|branches\/OpenStatus\.|content\/menu\.)/,
    },
    { title: 'Title banner', files: /^src\/ui\/(?:PageBanner|Breadcrumb)\./ },
  ],
  own: {
    title: 'The page itself',
    areas: [
      'pages',
      '*',
      'contact-form',
      'contact-page',
      'drafts',
      'content-facts',
      'motion',
      'visual',
      'privacy',
    ],
  },
  after: [
    {
      title: 'End of the page and footer',
      areas: ['shell'],
      files: /^src\/(?:shell\/(?:Footer|CallBar)\.|ui\/RelatedPages\.|content\/footer\.)/,
    },
    { title: 'Seen by a person', areas: ['manual'] },
    {
      title: 'Behind the page',
      areas: [
        'accessibility',
        'content',
        'domain',
        'seo',
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
