/** The linear light of one sRGB channel (0 to 255), as WCAG 2.2 defines it. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * The channels of a colour from 0 to 255, in the notations of source (`#f5f2ea`, `#fff`) and of browsers (`rgb(245,
 * 242, 234)`).
 */
function channelsOf(colour: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return (colour.match(/[\d.]+/g) ?? []).map(Number);
  const width = hex.length / 3;
  return [0, 1, 2].map((at) => {
    const digits = hex.slice(at * width, (at + 1) * width);
    return Number.parseInt(width === 1 ? digits + digits : digits, 16);
  });
}

/**
 * The relative luminance of a colour.
 *
 * @throws RangeError if the text does not have three channels
 */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`"${colour}" is not a colour that can be measured.`);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast between two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
