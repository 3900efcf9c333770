/** `afterglow` is used in pictures only. */
export const LIGHTS = ['dawn', 'day', 'dusk', 'afterglow', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

interface Part {
  /** First hour, 0 to 23. */
  readonly from: number;
  readonly light: Light;
  readonly name: string;
}

/** Latest first. */
const PARTS: readonly Part[] = [
  { from: 21, light: 'night', name: 'night' },
  { from: 18, light: 'dusk', name: 'dusk' },
  { from: 12, light: 'day', name: 'afternoon' },
  { from: 8, light: 'day', name: 'morning' },
  { from: 5, light: 'dawn', name: 'dawn' },
  { from: 0, light: 'night', name: 'night' },
];

/** `hour`: 0 to 23. */
export function partOfDay(hour: number): Part {
  const part = PARTS.find(({ from }) => hour >= from);
  if (part === undefined) throw new RangeError(`No hour of the day: ${hour}`);
  return part;
}

const SUNRISE = 5;
const SUNSET = 21;

/** Left (0) to right (1); null at night. */
export function sunWay(hour: number): number | null {
  return hour < SUNRISE || hour >= SUNSET ? null : (hour - SUNRISE) / (SUNSET - SUNRISE);
}
