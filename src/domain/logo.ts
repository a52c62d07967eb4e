/**
 * The two shapes in which the header shows a logo, in pixels of its file: a wide one has the business's name in it, a
 * square one stands beside the name. Sharp on a screen with three pixels to each of CSS.
 */
export const logoShapes = {
  wide: { width: 564, height: 141 },
  square: { width: 174, height: 174 },
} as const;

export type LogoShape = keyof typeof logoShapes;

/** The name of the header's file of a logo, in `assets/pictures/`. */
export const logoFile = (shape: LogoShape) => `logo-${shape}.webp`;
