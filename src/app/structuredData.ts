import type {
  AutoRepair,
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  Offer,
  Organization,
  PostalAddress as AddressNode,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { branches, type Branch } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { offers, type OfferPath, type ServiceOffer } from '../content/offers.ts';
import { routeFor, breadcrumbFor, type RoutePath } from '../content/routes.ts';
import type { PostalAddress } from '../domain/directions.ts';
import { telephoneHref } from '../domain/telephone.ts';

/** A number as machines dial it: `+6430000100`; freephones keep their national form. */
function dialled(written: string): string {
  return telephoneHref(written).replace('tel:', '');
}

function addressOf({ address, suburb, city, postalCode }: PostalAddress): AddressNode {
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

/** When a place is open. A day that no entry names is a day on which it is closed. */
function openingHoursOf({ hours }: Branch): OpeningHoursSpecification[] {
  return (['weekdays', 'saturday', 'sunday'] as const).flatMap((kind) => {
    const span = hours[kind];
    if (span === 'closed') return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[kind], ...span }];
  });
}

/** Writes what the pages of one origin tell search engines, as nodes that refer to each other by address. */
function nodesAt(origin: string) {
  const businessId = `${origin}/#business`;

  /** Who stands behind a page, in as many words as a page that only mentions it needs. */
  const mention: Organization = {
    '@type': 'Organization',
    '@id': businessId,
    name: business.name,
    url: `${origin}/`,
  };

  /** The business itself, with the head office that every page shows in its footer (D2). */
  const organization: Organization = {
    ...mention,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(business.foundedYear),
    telephone: dialled(business.telephones.main),
    email: business.email,
    address: addressOf({ ...business.headOffice, address: business.headOffice.street }),
    sameAs: business.social.url,
  };

  const website: WebSite = {
    '@type': 'WebSite',
    name: business.name,
    url: `${origin}/`,
    inLanguage: 'en-NZ',
    publisher: { '@id': businessId },
  };

  /**
   * A branch as its card shows it (D32, D33). Without coordinates: those of the content are the suburb's,
   * and a machine would send people there. The address says where it is.
   */
  function branchNode(branch: Branch): AutoRepair {
    const url = `${origin}/locations#${branch.id}`;
    const type = branch.services.includes('auto-repairs') ? ['AutoRepair', 'TireShop'] : 'TireShop';
    return {
      // The types of the vocabulary know a node by one type at a time; a shop that repairs cars too has two.
      '@type': type as 'AutoRepair',
      '@id': url,
      name: `${business.name} ${branch.name}`,
      url,
      address: addressOf(branch),
      telephone: dialled(branch.phone),
      ...(branch.email ? { email: branch.email } : {}),
      openingHoursSpecification: openingHoursOf(branch),
      parentOrganization: { '@id': businessId },
    };
  }

  function breadcrumb(path: RoutePath): BreadcrumbList {
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

  /** An offer's price as the page has it: `from` is a lowest price, and + GST is said (D29). */
  function offerNode({ name, price, from, plusGst, per }: ServiceOffer): Offer {
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

  function service(path: OfferPath): Service {
    return {
      '@type': 'Service',
      name: routeFor(path).label,
      url: `${origin}${path}`,
      areaServed: { '@type': 'City', name: business.city },
      provider: mention,
      ...(offers[path].length > 0 ? { offers: offers[path].map(offerNode) } : {}),
    };
  }

  return { organization, website, branchNode, breadcrumb, service };
}

function offersOn(path: RoutePath): path is OfferPath {
  return path in offers;
}

/**
 * What a page tells search engines about itself, as the text of one JSON-LD script (D32). A page carries only
 * what it shows, from the same data: breadcrumbs below Home; the business on Home and Locations; the branches on
 * Locations, where their addresses lead (Contact shows them too, and needs its bytes for the form); a service
 * with its prices on its own page. No rating and no review: search engines take none from a business about itself.
 *
 * @param origin the site's scheme and host, without a slash at the end
 */
export function structuredData(path: RoutePath, origin: string): string {
  const nodes = nodesAt(origin);
  const listsBranches = path === '/locations';
  const things: Thing[] = [
    ...(path === '/' ? [nodes.website] : [nodes.breadcrumb(path)]),
    ...(path === '/' || listsBranches ? [nodes.organization] : []),
    ...(listsBranches ? branches.map(nodes.branchNode) : []),
    ...(offersOn(path) ? [nodes.service(path)] : []),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Inside a script no text may look like markup.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
