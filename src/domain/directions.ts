/** What a maps service needs to know of a place. */
export interface PostalAddress {
  readonly address: string;
  readonly suburb: string;
  readonly city: string;
  readonly postalCode: string;
}

/**
 * The link that opens directions to an address at a maps service (D21). The country is named, because
 * other countries have a street and a suburb of the same names.
 *
 * @param provider the service's address for directions, which takes a `destination`
 */
export function directionsUrl(
  provider: string,
  { address, suburb, city, postalCode }: PostalAddress,
): string {
  const url = new URL(provider);
  url.searchParams.set('destination', `${address}, ${suburb}, ${city} ${postalCode}, New Zealand`);
  return url.href;
}
