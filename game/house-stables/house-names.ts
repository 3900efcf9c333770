/**
 * Sign over the gate of each house stable, by its name. Players cannot take these names, so that a name tells whose
 * stable it is (decision 150).
 */
export const HOUSE_SIGNS = {
  Ashdown: 'ash_leaf',
  "Tinker's Green": 'kettle',
  Greyfriars: 'grey_horse',
  Lochan: 'loch',
  'Four Oaks': 'four_oaks',
  Sundown: 'sundown',
  Fjordhagen: 'long_ship',
  Sandwell: 'hourglass',
  Blackwater: 'black_water',
  'Cream Hill': 'cream_jug',
  Bluegrass: 'silver_gate',
  Longfield: 'long_field',
} as const;

export type HouseName = keyof typeof HOUSE_SIGNS;
export type HouseSign = (typeof HOUSE_SIGNS)[HouseName];

/** Undefined for players. */
export function signOf(username: string): HouseSign | undefined {
  return Object.hasOwn(HOUSE_SIGNS, username) ? HOUSE_SIGNS[username as HouseName] : undefined;
}
