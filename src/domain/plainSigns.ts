/**
 * Writes a text in the signs of an English keyboard. Keyboards and telephones elsewhere write full-width letters, digits
 * and `＠`, ideographic full stops, typographic apostrophes, long dashes and other slashes, which look the same.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[\u3000\uFF00-\uFFEF]+/g, (wide) => wide.normalize('NFKC'))
    .replaceAll('。', '.')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[⁄∕]/g, '/');
}
