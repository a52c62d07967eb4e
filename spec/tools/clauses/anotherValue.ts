/** The replacement in a violation that names a value instead of quoting it: `rotation -> another value`. */
export const anotherValue = 'another value';

/**
 * Changes one value, found by the names that lead to it, in their order: `branchFacts papanui address` is the first
 * `address:` after the first `papanui` after `branchFacts`. A number becomes one more. A text gets another last digit,
 * or loses its last letter if it has no digit. The value may be the first argument of a function: `name: standIn('Shop')`.
 *
 * @returns the change, with enough text before the value to be unique in the file; `undefined` if no value is found
 */
export function changeValue(
  source: string,
  symbol: string,
): { readonly symbol: string; readonly from: string; readonly to: string } | undefined {
  const names = symbol.split(' ').join(String.raw`\b[^]*?\b`);
  const found = new RegExp(
    String.raw`\b${names}\b['"]?\s*[:=]\s*(?:\w+\(\s*)?(\d[\d.]*|'[^'\n]+')`,
  ).exec(source);
  const [all = '', value = ''] = found ?? [];
  if (!found) return undefined;
  const end = found.index + all.length;
  let start = end;
  let before = '';
  do {
    start = source.lastIndexOf('\n', start - 1);
    before = source.slice(start + 1, end - value.length).trimStart();
  } while (start > 0 && source.split(before + value).length > 2);
  return { symbol, from: before + value, to: before + another(value) };
}

function another(value: string): string {
  if (!value.startsWith("'")) return String(Number(value) + 1);
  return /\d/.test(value)
    ? value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    : `${value.slice(0, -2)}'`;
}
