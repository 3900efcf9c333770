import type { Sex } from '../../game/horses/age.ts';
import { pronounsOf } from '../ui/text.ts';

interface StoryHorse {
  /** Chooses, so a horse always has one story. */
  readonly id: string;
  readonly sex: Sex;
  readonly ageInMonths: number;
  readonly level: number;
}

interface RescueStory {
  /** Where she comes from. */
  readonly past: string;
  /** One thing that she does. */
  readonly habit: string;
}

interface Past {
  readonly fits: (horse: { readonly years: number; readonly level: number }) => boolean;
  readonly text: string;
}

const isYoung: Past['fits'] = ({ years }) => years < 4;
const isGrown: Past['fits'] = ({ years }) => years >= 4 && years < 15;
const isOld: Past['fits'] = ({ years }) => years >= 15;

/** {She}, {she}, {her} (whom) and {years} are filled in. True of any horse that fits, whoever owned her. */
const PASTS: readonly Past[] = [
  {
    fits: isYoung,
    text: 'The stable filled up before {she} was grown. {She} has never had a name on a door.',
  },
  {
    fits: isYoung,
    text: '{She} was the smallest of the year, and nobody waited to see what would come of it.',
  },
  { fits: isYoung, text: '{She} was somebody’s birthday present. Then the birthday was over.' },
  { fits: isGrown, text: '{She} was sold together with a saddle, and the saddle was what they wanted.' },
  { fits: isGrown, text: '{She} was left at a fair with a note: “good with geese”.' },
  { fits: isGrown, text: 'The people moved to town, and there was no room for {her} on the stairs.' },
  { fits: isGrown, text: 'The stable closed in autumn. {She} was the last one to be led out.' },
  { fits: isGrown, text: 'The child who rode {her} grew tall, and {she} did not.' },
  {
    fits: ({ level }) => level >= 8,
    text: '{She} has stood in many rings, and still pricks both ears when the bell rings.',
  },
  { fits: isOld, text: '{She} taught a whole family to ride. The youngest has left home now.' },
  { fits: isOld, text: '{She} has worked for others for {years} years, and owes nobody anything.' },
  { fits: isOld, text: 'Nobody wanted a horse of {years}. Nobody asked what {she} knows.' },
];

const HABITS = [
  '{She} opens gates.',
  '{She} is afraid of buckets, and of nothing else.',
  '{She} likes hands better than sugar.',
  '{She} greets everybody who passes the door.',
  '{She} steps over puddles, never through them.',
  '{She} follows you without a rope, as long as you do not look back.',
  '{She} lets you touch the left side, not yet the right.',
  '{She} knows which pocket it is in.',
  '{She} hums while eating.',
  '{She} sleeps with the window open, or not at all.',
  '{She} listens to the rain before going out.',
  '{She} stands between the wind and whoever is smaller.',
  '{She} remembers everybody who ever brought carrots.',
  '{She} turns the brush over with one lip, to see what is under it.',
  '{She} has a whinny for each person.',
  '{She} dunks all hay in the water first.',
] as const;

export function rescueStory({ id, sex, ageInMonths, level }: StoryHorse): RescueStory {
  const years = Math.floor(ageInMonths / 12);
  const { Subject, object } = pronounsOf(sex);
  const words: Readonly<Record<string, string>> = {
    She: Subject,
    she: Subject.toLowerCase(),
    her: object,
    years: String(years),
  };
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  const draw = hashOf(id);
  const pasts = PASTS.filter(({ fits }) => fits({ years, level }));
  const pick = <Row>(rows: readonly Row[], by: number): Row => {
    const row = rows[by % rows.length];
    if (row === undefined) throw new RangeError('No story fits');
    return row;
  };
  return {
    past: filled(pick(pasts, draw).text),
    habit: filled(pick(HABITS, hashOf(`${id} habit`))),
  };
}

/** FNV-1a, mixed: ids made at one moment differ in few digits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
