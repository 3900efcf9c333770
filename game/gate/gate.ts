import type { FeedType } from '../care/feed.ts';
import { BREED_FROM, daysToAge, formatAge, type Sex } from '../horses/age.ts';
import { APTITUDE_POINT, aptitudeIn } from '../horses/aptitude.ts';
import { separateDraws, type BirthDraws } from '../horses/birth-draws.ts';
import { formatBredFor } from '../horses/bred-for.ts';
import { breedName, breedOf, BREEDS, type Breed, type BreedId } from '../horses/breeds.ts';
import { coatGroup } from '../horses/coat/coat.ts';
import { coatNameOfLook, coatOfLook, lookOf, type Look } from '../horses/coat/look.ts';
import { namesFor } from '../horses/foal-names.ts';
import { needsRation } from '../horses/genetics/health.ts';
import { carriesLethal, genotypeOf } from '../horses/genetics/strands.ts';
import { founderFrom, founderTier, type Founder } from '../horses/founder.ts';
import { pick, wholeBetween } from '../rng.ts';
import type { Discipline } from '../shows/disciplines.ts';

/* The three horses of which a newcomer takes one home (decision 138). */

/** Coins, of the 5,000 that everybody begins with. Gained strength or a rare coat costs nothing more. */
export const GATE_PRICE = 1500;

/** Comes with the horse, beside starter tack. */
export const GATE_FEED = { feedType: 'monthly', quantity: 3 } as const satisfies {
  readonly feedType: FeedType;
  readonly quantity: number;
};

export const GATE_ROLE_NAMES = ['runner', 'colour', 'dam'] as const;
type GateRole = (typeof GATE_ROLE_NAMES)[number];

/** From the left. */
const GATE_ROLES = ['runner', 'colour', 'colour'] as const satisfies readonly GateRole[];
const GATE_ROLES_WITH_DAM = ['runner', 'colour', 'dam'] as const satisfies readonly GateRole[];

/** A stallion of a house stable, to whom the third horse is in foal. */
export interface GateSire {
  readonly id: string;
  readonly name: string;
  readonly breed: BreedId;
  /** Name of his stable. */
  readonly stable: string;
}

/** Foals of one stallion out of the gate's dams in so many days, those of guests not counted. */
export const GATE_FOALS_MOST = 12;
export const GATE_FOALS_DAYS = 30;

interface RoleRow {
  readonly sexes: readonly Sex[];
  /** Game months, inclusive. */
  readonly youngest: number;
  readonly oldest: number;
  readonly fits: (founder: Founder, breed: Breed) => boolean;
}

/** Points at birth in what the breed is best at: as a usual founder, so that nobody draws again for strength. */
const RUNNER_POINTS = { least: 57, most: 59 } as const;

const ROLES: Readonly<Record<GateRole, RoleRow>> = {
  runner: {
    sexes: ['mare', 'gelding'],
    youngest: 40,
    oldest: 60,
    fits: ({ aptitude }, breed) => {
      const points = aptitudeIn(aptitude, bestOf(breed)) / APTITUDE_POINT;
      return points >= RUNNER_POINTS.least && points <= RUNNER_POINTS.most;
    },
  },
  colour: {
    sexes: ['mare'],
    youngest: 60,
    oldest: 71,
    fits: (founder, breed) => founderTier(founder, breed) !== 'Plain',
  },
  // She is in foal already, so her foal must be able to live whoever the sire is.
  dam: { sexes: ['mare'], youngest: 84, oldest: 110, fits: ({ genome }) => !carriesLethal(genome) },
};

export interface GateHorse extends Founder {
  readonly role: GateRole;
  readonly breed: Breed;
  readonly sex: Sex;
  /** What the breed is best at. */
  readonly discipline: Discipline;
  /** Proposed; the player may change it. */
  readonly name: string;
  /** Sire of the foal that she carries; null if she carries none. */
  readonly sire: GateSire | null;
}

/** `seed`: secret, because it determines the alleles. Builds, groups of colours and names differ. */
export function drawGate(seed: Uint8Array, sire: GateSire | null): readonly GateHorse[] {
  const roles = sire ? GATE_ROLES_WITH_DAM : GATE_ROLES;
  const places = [...roles.entries()];
  // Her breed is given, so the others are drawn to differ from her.
  const order = sire ? places.toReversed() : places;
  const drawn: GateHorse[] = [];
  for (const [at, role] of order) drawn.push(drawHorse(seed, at, role, { sire, before: drawn }));
  return sire ? drawn.toReversed() : drawn;
}

interface Drawing {
  readonly sire: GateSire | null;
  readonly before: readonly GateHorse[];
}

function drawHorse(
  seed: Uint8Array,
  at: number,
  role: GateRole,
  { sire: given, before }: Drawing,
): GateHorse {
  const draws = separateDraws(seed, 'gate', String(at));
  const { sexes, fits } = ROLES[role];
  const sex = pick(draws.look, sexes);
  const sire = role === 'dam' ? given : null;
  const breeds = sire
    ? [breedOf(sire.breed)]
    : BREEDS.filter(({ build }) => before.every(({ breed }) => breed.build !== build));
  const colours = before.map(colourOf);
  for (let tried = 0; tried < MOST_DRAWS; tried++) {
    const breed = pick(draws.look, breeds);
    const founder = drawOfAge(draws, breed, role);
    // A newcomer knows of no health test.
    if (needsRation(founder.genome)) continue;
    if (!fits(founder, breed) || colours.includes(colourOf({ ...founder, breed }))) continue;
    const names = namesFor(sex).filter(
      (name) => !NAMES_A_COLOUR.test(name) && before.every((other) => other.name !== name),
    );
    return { ...founder, role, breed, sex, discipline: bestOf(breed), name: pick(draws.look, names), sire };
  }
  throw new Error(`No ${role} for the gate in ${MOST_DRAWS} draws`);
}

/** One founder in six fits, so this is never reached. */
const MOST_DRAWS = 2000;

function drawOfAge(draws: BirthDraws, breed: Breed, role: GateRole): Founder {
  const { youngest, oldest } = ROLES[role];
  const founder = founderFrom(draws, breed);
  return { ...founder, ageInMonths: wholeBetween(draws.traits, youngest, oldest) };
}

/** Names that may not be true of the horse. */
const NAMES_A_COLOUR =
  /amber|autumn gold|blue|brindle|chalk|chestnut|cinder|copper|dapple|ginger|gold|grey|indigo|lilac|redcurrant|saffron|silver|snow|spar|treacle|violet|white/i;

function bestOf({ id, bredFor: [best] }: Breed): Discipline {
  if (best === undefined) throw new RangeError(`${id} is good at nothing`);
  return best;
}

type Seen = Pick<GateHorse, 'genome' | 'traits' | 'form' | 'ageInMonths' | 'breed'>;

export function gateLook({ genome, traits, form, ageInMonths, breed }: Seen): Look {
  return lookOf({ genotype: genotypeOf(genome), traits, form, ageInMonths, breed: breed.id });
}

const colourOf = (horse: Seen) => coatGroup(coatOfLook(gateLook(horse)));

/** What a player may aim at with this horse. */
export function gateAim({ role, ageInMonths }: GateHorse): string {
  if (role === 'runner') return 'A rosette tonight, silver by Sunday.';
  if (role === 'dam') return 'Her foal comes on the third day. You name it.';
  return `She breeds ${inDays(daysToAge(ageInMonths, BREED_FROM))}: a foal in a colour of its own.`;
}

/** Three sentences of facts. */
export function gateStory(horse: GateHorse): readonly [string, string, string] {
  const { name, sex, breed, ageInMonths } = horse;
  const coat = coatNameOfLook(gateLook(horse));
  return [
    `${name} is ${article(coat)} ${coat} ${breedName(breed.id)} ${sex}, ${formatAge(ageInMonths)} old.`,
    `${formatBredFor(breed.bredFor)}.`,
    `${future(horse)}.`,
  ];
}

function future({ role, sex, ageInMonths, sire }: GateHorse): string {
  if (sex === 'gelding') return 'He may enter any show today';
  if (sire) return `She may enter any show today, and is in foal to ${sire.name} of ${sire.stable}`;
  const breeds = inDays(daysToAge(ageInMonths, BREED_FROM));
  return `She may enter any show today and ${role === 'colour' ? 'pass her colour on' : 'breed'} ${breeds}`;
}

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');

const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`);
