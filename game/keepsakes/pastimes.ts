import { TRAIN_FROM, WEANED_FROM, type Sex } from '../horses/age.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** What a player may do with a horse for its own sake: it changes nothing (docs/rules/care.md#pastimes). */
export const PASTIMES = ['groom', 'lunge', 'hand_feed', 'photograph'] as const;
export type Pastime = (typeof PASTIMES)[number];

/** Where a picture is taken. */
export const PHOTO_PLACES = ['yard', 'paddock', 'meadow'] as const;
export type PhotoPlace = (typeof PHOTO_PLACES)[number];

/** Pictures that one player may keep of one horse. */
export const MOST_KEEPSAKES = 12;

interface PastimeRow {
  readonly label: string;
  /** Game months. */
  readonly from: number;
  readonly place: PhotoPlace;
  /** Caption of a picture that was kept: "Groomed in the yard". */
  readonly kept: string;
}

export const PASTIME_ROWS: Readonly<Record<Pastime, PastimeRow>> = {
  groom: { label: 'Groom', from: 0, place: 'yard', kept: 'Groomed' },
  lunge: { label: 'Lunge', from: TRAIN_FROM, place: 'paddock', kept: 'On the lunge' },
  hand_feed: { label: 'Hand-feed', from: WEANED_FROM, place: 'meadow', kept: 'A treat from the hand' },
  photograph: { label: 'Photograph', from: 0, place: 'meadow', kept: 'Photographed' },
};

const PHOTO_PLACE_TEXT: Readonly<Record<PhotoPlace, string>> = {
  yard: 'in the yard',
  paddock: 'in the paddock',
  meadow: 'on the meadow',
};

type Step = readonly [press: string, told: string];

/** Three presses each; the last one ends the pastime. */
const STEPS: Readonly<Record<Pastime, readonly Step[]>> = {
  groom: [
    ['Brush neck and shoulder', '{name} leans into the brush.'],
    ['Brush back and sides', 'Dust flies. {He} lets one ear hang and sighs.'],
    ['Comb mane and tail', 'Not a hair out of place. {name} shines like a new coin.'],
  ],
  lunge: [
    ['Walk on', '{name} walks a large circle around you, one ear on your voice.'],
    ['Trot', '{He} strikes into a swinging trot and snorts with every other stride.'],
    ['Whoa, and praise', '{name} comes in to you, warm and proud of {himself}.'],
  ],
  hand_feed: [
    ['Hold out a carrot', '{name} pricks both ears. What is it that you have there?'],
    ['Keep your hand flat', 'Whiskers tickle your palm. The carrot is gone.'],
    ['Scratch the forehead', '{He} rubs {his} head on your sleeve, and looks for another one.'],
  ],
  photograph: [
    ['Find the light', 'You walk around {name} until the light falls just right.'],
    ['Call the name', '“{name}!” Ears forward: that is the picture.'],
    ['Press the shutter', 'Click. {name} shakes {his} mane as if nothing had been.'],
  ],
};

export const PASTIME_PRESSES = 3;

/** The label of each press, and what is told after it. */
export function stepsOf(pastime: Pastime, { name, sex }: { readonly name: string; readonly sex: Sex }) {
  const mare = sex === 'mare';
  const words: Readonly<Record<string, string>> = {
    name,
    He: mare ? 'She' : 'He',
    his: mare ? 'her' : 'his',
    himself: mare ? 'herself' : 'himself',
  };
  return STEPS[pastime].map(([press, told]) => ({
    press,
    told: told.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? ''),
  }));
}

type TooYoung = Refusal<'TOO_YOUNG_FOR_PASTIME'>;

/** Undefined if a horse of this age may. */
function refusePastime(pastime: Pastime, ageInMonths: number): TooYoung | undefined {
  const { from, label } = PASTIME_ROWS[pastime];
  return ageInMonths < from ? refuse('TOO_YOUNG_FOR_PASTIME', { pastime: label, from }) : undefined;
}

/** `kept`: pictures of this horse that the player has. */
export function decideKeepsake(
  pastime: Pastime,
  { ageInMonths, kept }: { readonly ageInMonths: number; readonly kept: number },
): TooYoung | Refusal<'KEEPSAKES_FULL'> | undefined {
  return (
    refusePastime(pastime, ageInMonths) ??
    (kept >= MOST_KEEPSAKES ? refuse('KEEPSAKES_FULL', { most: MOST_KEEPSAKES }) : undefined)
  );
}

/** "Groomed in the yard". */
export function captionOf(pastime: Pastime, place: PhotoPlace): string {
  return `${PASTIME_ROWS[pastime].kept} ${PHOTO_PLACE_TEXT[place]}`;
}
