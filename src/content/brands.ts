/**
 * The tyre brands the branches sell, by name only: logos are trade marks, so none are drawn. In the order they are
 * shown.
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
