/** The brands in their order (specification, section 5; D25), as in `src/content/brands.ts`. Written by hand. */
export const brands = [
  'Michelin',
  'Bridgestone',
  'Goodyear',
  'Dunlop',
  'Pirelli',
  'Continental',
  'Yokohama',
  'Toyo',
  'Hankook',
  'Kumho',
  'Nexen',
  'Maxxis',
  'Falken',
  'Firestone',
  'BFGoodrich',
  'Cooper',
  'General Tire',
  'Laufenn',
  'Nitto',
  'Nankang',
  'Sumitomo',
  'Giti',
  'Mickey Thompson',
  'Goodride',
  'Linglong',
] as const;

/** The brands that each category names, in their order (D25), as in `src/content/tyreCategories.ts`. */
export const brandsOf = {
  '/tyres/passenger':
    'Michelin, Bridgestone, Goodyear, Continental, Hankook, Kumho, Toyo, Nexen, Laufenn, Goodride',
  '/tyres/4wd-suv': 'BFGoodrich, Cooper, Maxxis, Mickey Thompson, Toyo, Nitto, Yokohama',
  '/tyres/performance': 'Michelin, Pirelli, Continental, Bridgestone, Yokohama, Falken',
  '/tyres/commercial': 'Bridgestone, Goodyear, Michelin, Hankook, Maxxis, Giti',
  '/tyres/run-flat': 'Bridgestone, Michelin, Pirelli, Goodyear, Continental, Dunlop',
  '/tyres/fuel-efficient': 'Michelin, Continental, Bridgestone, Goodyear, Hankook, Dunlop',
} as const;

/**
 * The jobs by section, in the order of the specification (section 2), each with the fragment that leads to it, as in
 * `src/content/autoServices.ts`.
 */
export const jobs = {
  'Vehicle Servicing': [
    ['WOF inspections', 'wof-inspections'],
    ['General servicing', 'general-servicing'],
    ['Oil and filtration', 'oil-and-filtration'],
    ['Transmission service', 'transmission-service'],
    ['Differential and transfer case', 'differential-and-transfer-case'],
    ['Engine flush', 'engine-flush'],
    ['Power steering flush', 'power-steering-flush'],
    ['Coolant exchange', 'coolant-exchange'],
    ['Diesel fuel filters', 'diesel-fuel-filters'],
    ['Pre-purchase inspection', 'pre-purchase-inspection'],
    ['Batteries', 'batteries'],
    ['Hybrid and electric services', 'hybrid-and-electric-services'],
  ],
  'Mechanical Repairs': [
    ['Brakes', 'brakes'],
    ['Transmission', 'transmission'],
    ['Engine', 'engine'],
    ['Radiator and cooling', 'radiator-and-cooling'],
    ['Exhaust', 'exhaust'],
    ['Suspension and steering', 'suspension-and-steering'],
    ['Heating and air conditioning', 'heating-and-air-conditioning'],
  ],
  'Auto Electrical Services': [
    ['Air conditioning', 'air-conditioning'],
    ['Lighting', 'lighting'],
    ['Auto electrical', 'auto-electrical'],
    ['Sound system and alarm', 'sound-system-and-alarm'],
    ['Dash warning lights', 'dash-warning-lights'],
  ],
} as const;
