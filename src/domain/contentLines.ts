/** Lines have at most 75 octets; longer ones continue on a line that begins with a space (RFC 2426, 2.6; RFC 5545, 3.1). */
const longestLine = 75;

const utf8 = new TextEncoder();

/** Escapes characters that would end a value or a part of it (RFC 2426, 4; RFC 5545, 3.3.11). */
export function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line without splitting a multi-byte character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let room = longestLine;
  for (const letter of line) {
    const octets = utf8.encode(letter).length;
    if (octets > room) {
      lines.push(current);
      current = ' ';
      room = longestLine - 1;
    }
    current += letter;
    room -= octets;
  }
  return [...lines, current].join('\r\n');
}

/** The text of a vCard or calendar file: lines end in CRLF, and are folded. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
