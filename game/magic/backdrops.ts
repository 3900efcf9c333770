/** Scenes that a lantern shows behind a portrait (docs/rules/economy.md#magic-shop). */
export const BACKDROPS = [
  'first_light',
  'blossom_time',
  'golden_evening',
  'autumn_gold',
  'starry_night',
  'lantern_yard',
  'snowfall',
  'northern_lights',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export const BACKDROP_LABELS: Readonly<Record<Backdrop, string>> = {
  first_light: 'First light',
  blossom_time: 'Blossom time',
  golden_evening: 'Golden evening',
  autumn_gold: 'Autumn gold',
  starry_night: 'Starry night',
  lantern_yard: 'Lantern-lit yard',
  snowfall: 'Snowfall',
  northern_lights: 'Northern lights',
};
