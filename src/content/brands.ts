/**
 * The tyre brands the branches sell, by name alone: the marks belong to their owners, so no logo is
 * drawn. The order is the strip's.
 */
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
