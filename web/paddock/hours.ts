/** The lights of a day in the paddock; the afterglow is for pictures alone, no hour has it. */
export const LIGHTS = ['dawn', 'day', 'dusk', 'afterglow', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

interface Part {
  /** From this hour of the game day on, 0 to 23. */
  readonly from: number;
  readonly light: Light;
  readonly words: string;
}

/** The parts of a game day, the last first. */
const PARTS: readonly Part[] = [
  { from: 21, light: 'night', words: 'night' },
  { from: 18, light: 'dusk', words: 'dusk' },
  { from: 12, light: 'day', words: 'afternoon' },
  { from: 8, light: 'day', words: 'morning' },
  { from: 5, light: 'dawn', words: 'dawn' },
  { from: 0, light: 'night', words: 'night' },
];

/** What part of the day an hour of 0 to 23 belongs to. */
export function partOfDay(hour: number): Part {
  const part = PARTS.find(({ from }) => hour >= from);
  if (part === undefined) throw new RangeError(`No hour of the day: ${hour}`);
  return part;
}

const SUNRISE = 5;
const SUNSET = 21;

/** Where the sun stands on its way from left (0) to right (1); null by night. */
export function sunWay(hour: number): number | null {
  return hour < SUNRISE || hour >= SUNSET ? null : (hour - SUNRISE) / (SUNSET - SUNRISE);
}
