import { logoFile, logoShapes, type LogoShape } from '../domain/logo.ts';

const urls = import.meta.glob<string>('./pictures/logo-*.webp', { eager: true, import: 'default' });

const shapes = Object.keys(logoShapes) as LogoShape[];

/** The business's own logo, as `npm run icons` drew it for the header; nothing without a `logo.svg` or `logo.png`. */
export const logo = shapes
  .map((shape) => ({ shape, url: urls[`./pictures/${logoFile(shape)}`], ...logoShapes[shape] }))
  .find(({ url }) => url !== undefined);
