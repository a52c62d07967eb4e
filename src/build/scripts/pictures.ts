/**
 * Crops the renders and encodes each crop as AVIF and WebP in several widths, with one module per picture that lists
 * its files. Run with `npm run pictures`; the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

interface Crop {
  /** The name of the files and of the export. */
  readonly name: string;
  /** A file in `assets/renders/`. */
  readonly render: string;
  /** The crop, in the render's pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The widths to encode, smallest first; the last one sets the picture's intrinsic size. */
  readonly widths: readonly number[];
  /** Used from CSS only, so it gets no module. */
  readonly styled?: true;
}

const crops: readonly Crop[] = [
  // Without the ceiling: it is empty above the wheel, and the first screen is short.
  {
    name: 'heroDesk',
    render: 'hero_1920.png',
    left: 0,
    top: 84,
    width: 1920,
    height: 996,
    widths: [960, 1440, 1920],
  },
  {
    name: 'heroPhone',
    render: 'hero_1920.png',
    left: 760,
    top: 150,
    width: 1160,
    height: 700,
    widths: [480, 768, 960],
  },
  {
    name: 'stack',
    render: 'stack_1600.png',
    left: 70,
    top: 60,
    width: 960,
    height: 760,
    widths: [480, 640, 960],
  },
  {
    name: 'brake',
    render: 'brake_1600.png',
    left: 560,
    top: 60,
    width: 960,
    height: 600,
    widths: [480, 960],
  },
  // Portrait, to stand beside a long list.
  {
    name: 'brakeTall',
    render: 'brake_1600.png',
    left: 590,
    top: 0,
    width: 600,
    height: 900,
    widths: [600],
  },
  {
    name: 'brakeBand',
    render: 'brake_1600.png',
    left: 600,
    top: 0,
    width: 800,
    height: 900,
    widths: [480, 800],
  },
  {
    name: 'tread',
    render: 'tread_1600.png',
    left: 300,
    top: 60,
    width: 1300,
    height: 760,
    widths: [240, 480, 640, 960, 1300],
  },
  {
    name: 'allTerrain',
    render: 'allterrain_1600.png',
    left: 640,
    top: 20,
    width: 960,
    height: 860,
    widths: [192, 320, 480, 640, 960],
  },
  {
    name: 'lowProfile',
    render: 'lowprofile_1600.png',
    left: 600,
    top: 20,
    width: 960,
    height: 860,
    widths: [192, 320, 480, 960],
  },
  {
    name: 'commercial',
    render: 'commercial_1600.png',
    left: 640,
    top: 40,
    width: 960,
    height: 860,
    widths: [192, 320, 480, 960],
  },
  {
    name: 'eco',
    render: 'eco_1600.png',
    left: 640,
    top: 40,
    width: 960,
    height: 860,
    widths: [192, 320, 480, 960],
  },
  {
    name: 'alignment',
    render: 'alignment_1600.jpg',
    left: 600,
    top: 0,
    width: 1000,
    height: 900,
    widths: [480, 720, 1000],
  },
  {
    name: 'balance',
    render: 'balance_1600.jpg',
    left: 500,
    top: 80,
    width: 960,
    height: 720,
    widths: [480, 720, 960],
  },
  {
    name: 'puncture',
    render: 'puncture_1600.jpg',
    left: 520,
    top: 180,
    width: 960,
    height: 720,
    widths: [480, 720, 960],
  },
  {
    name: 'valve',
    render: 'valve_1600.jpg',
    left: 560,
    top: 140,
    width: 960,
    height: 720,
    widths: [480, 720, 960],
  },
  {
    name: 'oil',
    render: 'oil_1600.jpg',
    left: 600,
    top: 0,
    width: 1000,
    height: 900,
    widths: [480, 720, 1000],
  },
  {
    name: 'battery',
    render: 'battery_1600.jpg',
    left: 640,
    top: 60,
    width: 960,
    height: 820,
    widths: [480, 720, 960],
  },
  // The full height of the render: on its own page it is as tall as the text beside it.
  {
    name: 'batteryBand',
    render: 'battery_1600.jpg',
    left: 600,
    top: 0,
    width: 1000,
    height: 900,
    widths: [480, 720, 1000],
  },
  {
    name: 'lugnuts',
    render: 'lugnuts_1600.jpg',
    left: 640,
    top: 120,
    width: 960,
    height: 720,
    widths: [480, 720, 960],
  },
  // Banners: on wide screens the object is on the right, on a phone it fills the width.
  {
    name: 'locationsDesk',
    render: 'row_1120.jpg',
    left: 40,
    top: 0,
    width: 1080,
    height: 672,
    widths: [640, 960],
  },
  {
    name: 'locationsPhone',
    render: 'row_1120.jpg',
    left: 0,
    top: 0,
    width: 1120,
    height: 672,
    widths: [480, 768],
  },
  {
    name: 'autoServicesDesk',
    render: 'sockets_1008.jpg',
    left: 108,
    top: 0,
    width: 900,
    height: 604,
    widths: [640, 900],
  },
  {
    name: 'autoServicesPhone',
    render: 'sockets_1008.jpg',
    left: 0,
    top: 0,
    width: 1008,
    height: 604,
    widths: [480, 768],
  },
  {
    name: 'warrantyDesk',
    render: 'lugnuts_1600.jpg',
    left: 480,
    top: 70,
    width: 1120,
    height: 760,
    widths: [640, 960],
  },
  {
    name: 'warrantyPhone',
    render: 'lugnuts_1600.jpg',
    left: 640,
    top: 150,
    width: 960,
    height: 600,
    widths: [480, 768],
  },
  {
    name: 'paymentDesk',
    render: 'key_1008.jpg',
    left: 48,
    top: 0,
    width: 960,
    height: 604,
    widths: [640, 960],
  },
  {
    name: 'paymentPhone',
    render: 'key_1008.jpg',
    left: 40,
    top: 40,
    width: 860,
    height: 540,
    widths: [480, 768],
  },
  {
    name: 'aboutDesk',
    render: 'bay_1008.jpg',
    left: 48,
    top: 0,
    width: 960,
    height: 604,
    widths: [640, 960],
  },
  {
    name: 'aboutPhone',
    render: 'bay_1008.jpg',
    left: 190,
    top: 96,
    width: 818,
    height: 508,
    widths: [480, 768],
  },
  // Used from CSS that is inlined in the page, so WebP only. The phone crop shows only the bell.
  {
    name: 'contactDesk',
    render: 'bell_1008.jpg',
    left: 0,
    top: 0,
    width: 1008,
    height: 604,
    widths: [1008],
    styled: true,
  },
  {
    name: 'contactPhone',
    render: 'bell_1008.jpg',
    left: 330,
    top: 122,
    width: 480,
    height: 480,
    widths: [480],
    styled: true,
  },
  {
    name: 'faqDesk',
    render: 'gauge_1008.jpg',
    left: 48,
    top: 0,
    width: 960,
    height: 604,
    widths: [640, 960],
  },
  {
    name: 'faqPhone',
    render: 'gauge_1008.jpg',
    left: 128,
    top: 14,
    width: 880,
    height: 570,
    widths: [480, 768],
  },
  {
    name: 'tyresDesk',
    render: 'stack_1600.png',
    left: 60,
    top: 70,
    width: 1140,
    height: 790,
    widths: [640, 960],
  },
  {
    name: 'tyresPhone',
    render: 'stack_1600.png',
    left: 100,
    top: 130,
    width: 1120,
    height: 700,
    widths: [480, 768],
  },
  {
    name: 'passengerDesk',
    render: 'tread_1600.png',
    left: 420,
    top: 40,
    width: 1180,
    height: 820,
    widths: [640, 960],
  },
  {
    name: 'passengerPhone',
    render: 'tread_1600.png',
    left: 360,
    top: 80,
    width: 1200,
    height: 750,
    widths: [480, 768],
  },
  {
    name: 'allTerrainDesk',
    render: 'allterrain_1600.png',
    left: 400,
    top: 40,
    width: 1200,
    height: 840,
    widths: [640, 960],
  },
  {
    name: 'allTerrainPhone',
    render: 'allterrain_1600.png',
    left: 300,
    top: 40,
    width: 1300,
    height: 820,
    widths: [480, 768],
  },
  {
    name: 'lowProfileDesk',
    render: 'lowprofile_1600.png',
    left: 400,
    top: 50,
    width: 1200,
    height: 840,
    widths: [640, 960],
  },
  {
    name: 'lowProfilePhone',
    render: 'lowprofile_1600.png',
    left: 300,
    top: 50,
    width: 1300,
    height: 820,
    widths: [480, 768],
  },
  {
    name: 'commercialDesk',
    render: 'commercial_1600.png',
    left: 400,
    top: 55,
    width: 1200,
    height: 840,
    widths: [640, 960],
  },
  {
    name: 'commercialPhone',
    render: 'commercial_1600.png',
    left: 300,
    top: 70,
    width: 1300,
    height: 820,
    widths: [480, 768],
  },
  {
    name: 'ecoDesk',
    render: 'eco_1600.png',
    left: 400,
    top: 45,
    width: 1200,
    height: 840,
    widths: [640, 960],
  },
  {
    name: 'ecoPhone',
    render: 'eco_1600.png',
    left: 300,
    top: 60,
    width: 1300,
    height: 820,
    widths: [480, 768],
  },
  {
    name: 'testimonialsDesk',
    render: 'road_1120.jpg',
    left: 180,
    top: 85,
    width: 940,
    height: 587,
    widths: [640, 940],
  },
  {
    name: 'testimonialsPhone',
    render: 'road_1120.jpg',
    left: 330,
    top: 130,
    width: 790,
    height: 494,
    widths: [480, 768],
  },
];

const folder = new URL('../../assets/pictures/', import.meta.url);
const renders = new URL('../../assets/renders/', import.meta.url);
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 5 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 6 }),
} as const;

await mkdir(folder, { recursive: true });

// AVIF is slow to encode: `npm run pictures -- stack` encodes only the named pictures.
const requested = process.argv.slice(2);
for (const { name, render, widths, styled, ...area } of crops) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const imports: string[] = [];
  const lists: string[] = [];
  for (const [format, encode] of Object.entries(formats)) {
    const entries: string[] = [];
    for (const width of widths) {
      const file = `${name}-${width}.${format}`;
      const { size } = await encode(
        sharp(new URL(render, renders).pathname).extract(area).resize({ width }),
      ).toFile(new URL(file, folder).pathname);
      imports.push(`import ${format}${width} from './${file}';`);
      entries.push(`    { url: ${format}${width}, width: ${width} },`);
      console.log(`${file}: ${size} bytes`);
    }
    lists.push(`  ${format}: [\n${entries.join('\n')}\n  ],`);
  }
  if (styled) continue;
  const largest = widths.at(-1) ?? area.width;
  await writeFile(
    new URL(`${name}.ts`, folder),
    `import type { PictureFiles } from '../../domain/picture.ts';
${imports.join('\n')}

/** Written by \`npm run pictures\` from \`renders/${render}\`. */
export const ${name}: PictureFiles = {
  width: ${largest},
  height: ${Math.round((area.height * largest) / area.width)},
${lists.join('\n')}
};
`,
  );
}
