/**
 * Values outside the design's scale that a module may have, by file, because no step of the scale fits. Type that is
 * sized to its box is not listed: `fitted` names it.
 */
export const scaleExceptions: Readonly<Record<string, readonly string[]>> = {
  // The lettering of a drawing is in the drawing's own units.
  'src/ui/drawing/Drawing.tsx': ['font-size: 24px'],
  'src/ui/drawing/MonthRuler.tsx': ['font-size: 40px'],
  'src/branches/BranchMap.tsx': [
    'font-size: 9.5px',
    'font-size: 14px',
    'font-size: 17px',
    'font-size: 6.6px',
  ],
  // The wall of the picture below, which continues above it.
  'src/pages/home/Services.tsx': ['background: linear-gradient(#292b2e, #323539 45%, #272a2d)'],
  // The width of the column with the large figure, which is beside the text.
  'src/pages/information/About.tsx': [
    'padding-inline-start: 6.5rem',
    'padding-inline-start: 10.5rem',
  ],
  // The width of the column with the name, which is beside a story, and the gap between them.
  'src/pages/information/Testimonials.tsx': ['margin-inline-start: calc(12rem + token)'],
  // The height of the signs above the steps.
  'src/ui/Steps.tsx': ['padding: 7.5rem 0 0'],
  // The place where the picture and its mask begin.
  'src/ui/PageBanner.tsx': ['margin-inline-start: 30vw'],
};
