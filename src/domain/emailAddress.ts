/** HTML's definition of an email address, but with a dot after the `@` (D16) and with all letters in a domain. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

/** Whether a clean text is an email address that can be answered. */
export function isAddress(text: string): boolean {
  return address.test(text);
}
