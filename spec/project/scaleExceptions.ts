/**
 * What the rules of a module may write out although the design has a scale, because no step of it fits. A size of type
 * that is measured against its box needs no line: `fitted` names it.
 */
export const scaleExceptions: Readonly<Record<string, readonly string[]>> = {
  // Lettering of drawings, in the drawings' own units.
  'src/ui/drawing/Drawing.tsx': ['font-size: 24px'],
  'src/ui/drawing/MonthRuler.tsx': ['font-size: 40px'],
  'src/branches/BranchMap.tsx': [
    'font-size: 9.5px',
    'font-size: 14px',
    'font-size: 17px',
    'font-size: 6.6px',
  ],
  // The wall of the picture below, which goes on above it.
  'src/pages/home/Services.tsx': ['background: linear-gradient(#292b2e, #323539 45%, #272a2d)'],
  // The column of the large figure beside the words.
  'src/pages/information/About.tsx': [
    'padding-inline-start: 6.5rem',
    'padding-inline-start: 10.5rem',
  ],
  // The column of the name beside a story, and the gap between them.
  'src/pages/information/Testimonials.tsx': ['margin-inline-start: calc(12rem + token)'],
  // The height of the signs that stand above the steps.
  'src/ui/Steps.tsx': ['padding: 7.5rem 0 0'],
  // Where the picture begins, as its mask does.
  'src/ui/PageBanner.tsx': ['margin-inline-start: 30vw'],
};
