export interface PostalAddress {
  readonly address: string;
  readonly suburb: string;
  readonly city: string;
  readonly postalCode: string;
}

/**
 * The link to directions at a maps service (D21). It names the country, because other countries have streets and
 * suburbs of the same names. Linaria reads the branches where `URL` does not exist, so the address is put together as
 * text.
 *
 * @param provider the service's directions URL, which takes a `destination`
 */
export function directionsUrl(
  provider: string,
  { address, suburb, city, postalCode }: PostalAddress,
): string {
  const destination = `${address}, ${suburb}, ${city} ${postalCode}, New Zealand`;
  const query = `destination=${encodeURIComponent(destination).replaceAll('%20', '+')}`;
  return `${provider}${provider.includes('?') ? '&' : '?'}${query}`;
}
