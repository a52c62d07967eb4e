/** What the rules of one module may write out, and why no step of the scale fits. */
interface ScaleException {
  readonly file: string;
  readonly rules: readonly string[];
  readonly why: string;
}

/** The register of exceptions to the scale. A size of type that is measured against its box is none: `fitted` names it. */
export const scaleExceptions: readonly ScaleException[] = [
  {
    file: 'src/ui/drawing/Drawing.tsx',
    rules: ['font-size: 24px'],
    why: 'Lettering of a drawing, in the drawing’s own units.',
  },
  {
    file: 'src/ui/drawing/MonthRuler.tsx',
    rules: ['font-size: 40px'],
    why: 'The same.',
  },
  {
    file: 'src/branches/BranchMap.tsx',
    rules: ['font-size: 9.5px', 'font-size: 14px', 'font-size: 17px', 'font-size: 6.6px'],
    why: 'The same, of the map.',
  },
  {
    file: 'src/pages/home/Services.tsx',
    rules: ['background: linear-gradient(#292b2e, #323539 45%, #272a2d)'],
    why: 'The wall of the picture below, which goes on above it.',
  },
  {
    file: 'src/pages/information/About.tsx',
    rules: ['padding-inline-start: 6.5rem', 'padding-inline-start: 10.5rem'],
    why: 'The column of the large figure beside the words.',
  },
  {
    file: 'src/pages/information/Testimonials.tsx',
    rules: ['margin-inline-start: calc(12rem + token)'],
    why: 'The column of the name beside a story, and the gap between them.',
  },
  {
    file: 'src/ui/Steps.tsx',
    rules: ['padding: 7.5rem 0 0'],
    why: 'The height of the signs that stand above the steps.',
  },
  {
    file: 'src/ui/PageBanner.tsx',
    rules: ['margin-inline-start: 30vw'],
    why: 'Where the picture begins, as its mask does.',
  },
];
