import type * as schema from 'schema-dts';
import { branches, type Branch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { days as specialDays } from '../content/holidays.ts';
import type { ServiceOffer } from '../content/pages.ts';
import { prices } from '../content/prices.ts';
import { breadcrumbFor, routeFor, type RouteFacts, type RoutePath } from '../content/routes.ts';
import type { PostalAddress } from '../domain/directions.ts';
import { kindsOfDay } from '../domain/hoursRows.ts';
import { formatPrice, withGst } from '../domain/money.ts';
import { telephoneHref } from '../domain/telephone.ts';

/** A phone number in dialling form: `+6430000100`; freephone numbers stay in national form. */
const dialString = (written: string) => telephoneHref(written).replace('tel:', '');

function addressOf({ address, suburb, city, postalCode }: PostalAddress): schema.PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${address}, ${suburb}`,
    addressLocality: city,
    postalCode,
    addressCountry: 'NZ',
  };
}

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

/** A closed day, as search engines expect it. */
const closed = { opens: '00:00', closes: '00:00' } as const;

/** All prices with GST: the name of one without it ends with `PlusGst`. */
const amounts = Object.entries(prices).map(([name, price]) =>
  name.endsWith('PlusGst') ? withGst(price) : price,
);

/** The lowest and the highest price, as `$20–$401.35`. */
const priceRange = [Math.min, Math.max].map((pick) => formatPrice(pick(...amounts))).join('–');

/** A branch's opening hours, closed days included. */
function openingHoursOf({ hours }: Branch): schema.OpeningHoursSpecification[] {
  return kindsOfDay.map(([kind]) => {
    const span = hours[kind] === 'closed' ? closed : hours[kind];
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days[kind], ...span };
  });
}

/**
 * The days on which a branch has other hours: the owner's closures, public holidays and Easter Sunday. All are given as
 * closed, because search engines know only open and closed, and on those days visitors should call first (D51).
 */
function specialHoursOf({ hours }: Branch): schema.OpeningHoursSpecification[] {
  const closedDays = (hours.closed ?? []).map(({ from, until = from }) => ({ from, until }));
  const holidays = Object.keys(specialDays.holidays)
    .filter((date) => !closedDays.some(({ from, until }) => from <= date && date <= until))
    .map((date) => ({ from: date, until: date }));
  return [...closedDays, ...holidays].map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...closed,
  }));
}

/** Builds the JSON-LD nodes of one origin, which refer to each other by `@id`. */
function nodesAt(origin: string) {
  const businessId = `${origin}/#business`;

  /** A short reference to the business, for pages that only mention it. */
  const organizationRef: schema.Organization = {
    '@type': 'Organization',
    '@id': businessId,
    name: business.name,
    url: `${origin}/`,
  };

  /** The business, with the head office that every page's footer shows (D2). */
  const organization: schema.Organization = {
    ...organizationRef,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(business.foundedYear),
    telephone: dialString(business.telephones.main),
    email: business.email,
    address: addressOf({ ...business.headOffice, address: business.headOffice.street }),
    sameAs: business.social.url,
  };

  const website: schema.WebSite = {
    '@type': 'WebSite',
    name: business.name,
    url: `${origin}/`,
    inLanguage: 'en-NZ',
    publisher: { '@id': businessId },
  };

  /**
   * A branch as its card shows it (D32, D33), without coordinates: only the suburb's are known, and a machine would send
   * people there.
   */
  function branchNode(branch: Branch): schema.AutoRepair {
    const url = `${origin}/locations#${branch.id}`;
    const type = branch.services.includes('auto-repairs') ? ['AutoRepair', 'TireShop'] : 'TireShop';
    return {
      // The types allow a node one type; a shop that also repairs cars has two.
      '@type': type as 'AutoRepair',
      '@id': url,
      name: `${business.name} ${branch.name}`,
      url,
      image: `${origin}/share.jpg`,
      address: addressOf(branch),
      telephone: dialString(branch.phone),
      ...(branch.email ? { email: branch.email } : {}),
      openingHoursSpecification: openingHoursOf(branch),
      specialOpeningHoursSpecification: specialHoursOf(branch),
      priceRange,
      parentOrganization: { '@id': businessId },
    };
  }

  function breadcrumb(path: RoutePath): schema.BreadcrumbList {
    return {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbFor(path).map((route, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: route.label,
        item: `${origin}${route.path}`,
      })),
    };
  }

  /** An offer as the page shows it: `from` is a minimum price, and "+ GST" means tax is not included (D29). */
  function offerNode({ name, price, from, plusGst, per }: ServiceOffer): schema.Offer {
    return {
      '@type': 'Offer',
      name,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(from ? { minPrice: price } : { price }),
        priceCurrency: 'NZD',
        valueAddedTaxIncluded: !plusGst,
        ...(per ? { unitText: per } : {}),
      },
    };
  }

  function service({ path, label, offers = 'unknown' }: RouteFacts): schema.Service {
    return {
      '@type': 'Service',
      name: label,
      url: `${origin}${path}`,
      areaServed: { '@type': 'City', name: business.city },
      provider: organizationRef,
      ...(offers === 'unknown' ? {} : { offers: offers.map(offerNode) }),
    };
  }

  return { organization, website, branchNode, breadcrumb, service };
}

/**
 * A page's structured data, as the text of one JSON-LD script (D32). It only describes what the page shows, from the
 * same data: breadcrumbs below Home; the business on Home and Locations; the branches on Locations (not on Contact,
 * which shows them too: one description is enough, and each branch's `url` is on Locations); a service and its prices
 * on its own page. No ratings or reviews: search engines ignore those a business publishes about itself.
 *
 * @param origin the site's scheme and host, without a trailing slash
 */
export function structuredData(path: RoutePath, origin: string): string {
  const nodes = nodesAt(origin);
  const route = routeFor(path);
  const listsBranches = path === '/locations';
  const nodesOnPage: schema.Thing[] = [
    ...(path === '/' ? [nodes.website] : [nodes.breadcrumb(path)]),
    ...(path === '/' || listsBranches ? [nodes.organization] : []),
    ...(listsBranches ? branches.map(nodes.branchNode) : []),
    ...(route.offers ? [nodes.service(route)] : []),
  ];
  const graph: schema.Graph = { '@context': 'https://schema.org', '@graph': nodesOnPage };
  // Text must not be able to end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
