/** One crop of a render, in the widths in which it is served. */
export interface Crop {
  /** The name of its files, and in `pictures`. */
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
  /** The share of its width, from the left, that has words on it: a photograph is darkened there, as the render is. */
  readonly words?: number | undefined;
}

/** The name of a render without its width: `hero` of `hero_1920.png`. A photograph with this name replaces it. */
export const renderName = (render: string) => render.replace(/_\d+\.\w+$/, '');

/** A crop in one line: its name, its render, the part (left, top, width, height), the widths to encode, and `words`. */
const crop = <Name extends string>(
  name: Name,
  render: string,
  [left, top, width, height]: readonly [number, number, number, number],
  widths: readonly number[],
  words?: number,
) => ({ name, render, left, top, width, height, widths, words });

/** Every crop. `npm run pictures` encodes them; `pictures` lists their files. */
export const crops = [
  // Without the ceiling: it is empty above the wheel, and the first screen is short.
  crop('heroDesk', 'hero_1920.png', [0, 84, 1920, 996], [960, 1440, 1920], 0.62),
  crop('heroPhone', 'hero_1920.png', [760, 150, 1160, 700], [480, 768, 960]),
  crop('stack', 'stack_1600.png', [70, 60, 960, 760], [480, 640, 960]),
  crop('brake', 'brake_1600.png', [560, 60, 960, 600], [480, 960]),
  // Portrait, to stand beside a long list.
  crop('brakeTall', 'brake_1600.png', [590, 0, 720, 900], [720]),
  crop('brakeBand', 'brake_1600.png', [600, 0, 800, 900], [480, 800]),
  crop('tread', 'tread_1600.png', [300, 60, 1300, 760], [272, 480, 640, 960, 1300]),
  crop('allTerrain', 'allterrain_1600.png', [640, 20, 960, 860], [192, 320, 480, 640, 960]),
  crop('lowProfile', 'lowprofile_1600.png', [600, 20, 960, 860], [216, 320, 480, 960]),
  crop('commercial', 'commercial_1600.png', [640, 40, 960, 860], [216, 320, 480, 960]),
  crop('eco', 'eco_1600.png', [640, 40, 960, 860], [216, 320, 480, 960]),
  crop('alignment', 'alignment_1600.jpg', [600, 0, 1000, 900], [480, 720, 1000]),
  crop('balance', 'balance_1600.jpg', [500, 80, 960, 720], [480, 720, 960]),
  crop('puncture', 'puncture_1600.jpg', [520, 180, 960, 720], [480, 720, 960]),
  crop('valve', 'valve_1600.jpg', [560, 140, 960, 720], [480, 720, 960]),
  crop('oil', 'oil_1600.jpg', [600, 0, 1000, 900], [480, 720, 1000]),
  crop('battery', 'battery_1600.jpg', [640, 60, 960, 820], [480, 720, 960]),
  // The full height of the render: on its own page each is as tall as the text beside it.
  crop('batteryBand', 'battery_1600.jpg', [600, 0, 1000, 900], [480, 720, 1000]),
  crop('lugnuts', 'lugnuts_1600.jpg', [640, 0, 960, 900], [480, 720, 960]),
  // Banners: on wide screens the object is on the right, on a phone it fills the width.
  crop('locationsDesk', 'row_1120.jpg', [40, 0, 1080, 672], [640, 960]),
  crop('locationsPhone', 'row_1120.jpg', [0, 0, 1120, 672], [480, 768]),
  crop('autoServicesDesk', 'sockets_1008.jpg', [108, 0, 900, 604], [640, 900]),
  crop('autoServicesPhone', 'sockets_1008.jpg', [0, 0, 1008, 604], [480, 768]),
  crop('warrantyDesk', 'lugnuts_1600.jpg', [480, 70, 1120, 760], [640, 960]),
  crop('warrantyPhone', 'lugnuts_1600.jpg', [640, 150, 960, 600], [480, 768]),
  crop('paymentDesk', 'key_1008.jpg', [48, 0, 960, 604], [640, 960]),
  crop('paymentPhone', 'key_1008.jpg', [40, 40, 860, 540], [480, 768]),
  crop('aboutDesk', 'bay_1008.jpg', [48, 0, 960, 604], [640, 960]),
  crop('aboutPhone', 'bay_1008.jpg', [190, 96, 818, 508], [480, 768]),
  // A CSS background. The phone crop shows only the bell.
  crop('contactDesk', 'bell_1008.jpg', [0, 0, 1008, 604], [1008], 0.35),
  crop('contactPhone', 'bell_1008.jpg', [330, 122, 480, 480], [480], 0.35),
  crop('faqDesk', 'gauge_1008.jpg', [48, 0, 960, 604], [640, 960]),
  crop('faqPhone', 'gauge_1008.jpg', [128, 14, 880, 570], [480, 768]),
  crop('tyresDesk', 'stack_1600.png', [60, 70, 1140, 790], [640, 960]),
  crop('tyresPhone', 'stack_1600.png', [100, 130, 1120, 700], [480, 768]),
  crop('passengerDesk', 'tread_1600.png', [420, 40, 1180, 820], [640, 960]),
  crop('passengerPhone', 'tread_1600.png', [360, 80, 1200, 750], [480, 768]),
  crop('allTerrainDesk', 'allterrain_1600.png', [400, 40, 1200, 840], [640, 960]),
  crop('allTerrainPhone', 'allterrain_1600.png', [300, 40, 1300, 820], [480, 768]),
  crop('lowProfileDesk', 'lowprofile_1600.png', [400, 50, 1200, 840], [640, 960]),
  crop('lowProfilePhone', 'lowprofile_1600.png', [300, 50, 1300, 820], [480, 768]),
  crop('commercialDesk', 'commercial_1600.png', [400, 55, 1200, 840], [640, 960]),
  crop('commercialPhone', 'commercial_1600.png', [300, 70, 1300, 820], [480, 768]),
  crop('ecoDesk', 'eco_1600.png', [400, 45, 1200, 840], [640, 960]),
  crop('ecoPhone', 'eco_1600.png', [300, 60, 1300, 820], [480, 768]),
  crop('testimonialsDesk', 'road_1120.jpg', [180, 85, 940, 587], [640, 940]),
  crop('testimonialsPhone', 'road_1120.jpg', [330, 130, 790, 494], [480, 768]),
] as const satisfies readonly Crop[];
