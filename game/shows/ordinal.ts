/** The last place with a rosette. */
export const LAST_ROSETTE = 10;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1st", "2nd", "11th". */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[rules.select(place)]}`;
}

/** Of a heat. */
const WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** "second"; beyond a heat "13th". */
export const ordinalInWords = (place: number): string => WORDS[place - 1] ?? ordinal(place);
