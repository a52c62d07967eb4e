/** The share of light that one sRGB channel (0 to 255) gives, as WCAG 2.2 defines it. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * The relative luminance of a colour as a browser computes it, `rgb(245, 242, 234)`.
 *
 * @throws RangeError when the text holds no three channels.
 */
function luminance(rgb: string): number {
  const [red, green, blue] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`"${rgb}" is not a colour that the browser has computed.`);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast between two colours as a browser computes them, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
