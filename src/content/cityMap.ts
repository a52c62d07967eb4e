import { placesOf, type LonLat, type MapArea } from '../domain/cityMap.ts';

/** The area of the map: from Templeton to Sumner, from Belfast to Lyttelton Harbour. */
export const mapArea: MapArea = {
  west: 172.4915,
  east: 172.7895,
  north: -43.45,
  south: -43.63,
  width: 300,
};

/**
 * Christchurch in a few strokes, drawn for this site from local knowledge. Not traced from any map, and not accurate
 * enough for finding an address.
 */
export const strokes = {
  /** Pegasus Bay's beach, round the end of the spit, along the estuary, and past Sumner to Godley Head. */
  coast: placesOf(`
    172.716 -43.38, 172.727 -43.465, 172.7335 -43.503, 172.741 -43.53, 172.7545 -43.5575,
    172.7515 -43.5595, 172.7435 -43.548, 172.736 -43.536, 172.7275 -43.529, 172.7175 -43.533,
    172.716 -43.546, 172.72 -43.5575, 172.736 -43.5605, 172.748 -43.5645, 172.7575 -43.566,
    172.764 -43.5745, 172.785 -43.577, 172.84 -43.588
  `),
  /** The north shore of Lyttelton Harbour. */
  harbour: placesOf(`
    172.84 -43.596, 172.757 -43.601, 172.738 -43.606, 172.722 -43.605, 172.706 -43.61,
    172.688 -43.612, 172.672 -43.628, 172.66 -43.7
  `),
  /** Ōtākaro, the Avon. */
  avon: placesOf(`
    172.562 -43.517, 172.583 -43.524, 172.606 -43.523, 172.616 -43.531, 172.628 -43.535,
    172.637 -43.53, 172.65 -43.524, 172.664 -43.522, 172.672 -43.513, 172.688 -43.514,
    172.7 -43.503, 172.715 -43.508, 172.722 -43.52, 172.727 -43.53
  `),
  /** Ōpāwaho, the Heathcote. */
  heathcote: placesOf(`
    172.558 -43.557, 172.585 -43.556, 172.6 -43.566, 172.622 -43.573, 172.638 -43.566,
    172.655 -43.562, 172.668 -43.553, 172.682 -43.56, 172.7 -43.566, 172.718 -43.553
  `),
  /** The crest of the Port Hills, from above Halswell to Godley Head. */
  crest: placesOf(`
    172.55 -43.7, 172.585 -43.632, 172.618 -43.613, 172.645 -43.607, 172.67 -43.593,
    172.7 -43.593, 172.724 -43.584, 172.745 -43.588, 172.84 -43.592
  `),
  /** State Highway 1, past the airport to the north. */
  highway1: placesOf(`
    172.4 -43.595, 172.478 -43.56, 172.523 -43.5405, 172.545 -43.527, 172.548 -43.495,
    172.572 -43.472, 172.612 -43.462, 172.634 -43.436, 172.64 -43.38
  `),
  /** State Highway 76, the Southern Motorway and Brougham Street. */
  highway76: placesOf(`
    172.4 -43.61, 172.478 -43.587, 172.53 -43.566, 172.575 -43.547, 172.61 -43.549,
    172.672 -43.551, 172.688 -43.547
  `),
  /** Main South Road and Riccarton Road, from Hornby into town. */
  mainSouth: placesOf(`
    172.523 -43.5405, 172.553 -43.5375, 172.58 -43.53, 172.61 -43.5305
  `),
  /** Papanui Road and Main North Road. */
  mainNorth: placesOf(`
    172.629 -43.5215, 172.607 -43.496, 172.613 -43.478, 172.634 -43.436
  `),
  /** Linwood Avenue and the way to the estuary. */
  linwood: placesOf(`
    172.652 -43.5325, 172.669 -43.532, 172.7 -43.547, 172.735 -43.561
  `),
};

/** The four avenues around the city centre: Deans, Bealey, Fitzgerald, Moorhouse. */
export const fourAvenues = placesOf(`
    172.609 -43.5215, 172.652 -43.5215, 172.652 -43.5405, 172.609 -43.5405, 172.609 -43.5215
  `);

/** Hagley Park, inside the four avenues. */
export const hagleyPark = placesOf(`
    172.6105 -43.523, 172.627 -43.523, 172.627 -43.5395, 172.6105 -43.5395, 172.6105 -43.523
  `);

/** Labels on the map, as lines of text, each centred on `at`. Phones show only the first two. */
export const landmarks: readonly {
  readonly lines: readonly string[];
  readonly at: LonLat;
  /** Left out on a phone, where there is no room for it. */
  readonly isDetail?: true;
}[] = [
  { lines: ['Port Hills'], at: [172.628, -43.5925] },
  { lines: ['Pegasus', 'Bay'], at: [172.7665, -43.487] },
  { lines: ['Airport'], at: [172.5265, -43.487], isDetail: true },
  { lines: ['City'], at: [172.641, -43.538], isDetail: true },
  { lines: ['Lyttelton'], at: [172.719, -43.6015], isDetail: true },
  { lines: ['Sumner'], at: [172.758, -43.5815], isDetail: true },
];
