import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { trainingSkill } from '../../game/guild-work/training.ts';
import { bankWith, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { bornAtAge, type Sex } from '../../game/horses/age.ts';
import { sharedDraws } from '../../game/horses/birth-draws.ts';
import { BREEDS, type Breed } from '../../game/horses/breeds.ts';
import { founderFrom, founderTier, storePrice } from '../../game/horses/founder.ts';
import { storeGenotype } from '../../game/horses/genetics/genotype.ts';
import { HAPPINESS_POINT } from '../../game/horses/happiness.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import { between, chance, pick, wholeBetween, type Rng } from '../../game/rng.ts';
import { classOfLevel } from '../../game/shows/classes.ts';
import { DISCIPLINES, type Discipline } from '../../game/shows/disciplines.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { aHorse } from '../../world/builders.ts';
import type { NewId } from '../../world/seeded-ids.ts';
import { HORSE_FIRST_WORDS, HORSE_SECOND_WORDS } from '../../world/seeded-names.ts';
import type { Newcomer } from '../../world/draw-newcomers.ts';

/** Level about 10 after 20 days, 50 after 177. */
const LEVEL_EXPONENT = 0.74;
const TRAININGS_PER_DAY = 3;

export interface BoughtHorse {
  readonly horse: HorseRow;
  readonly breed: Breed;
  readonly price: number;
}

/** The horse's state at `at`. */
export function drawHorse(
  { rng, newId }: { readonly rng: Rng; readonly newId: NewId },
  owner: Newcomer & { readonly id: string },
  boughtAt: Date,
  at: Date,
): BoughtHorse {
  const breed = pick(rng, BREEDS);
  const founder = founderFrom(sharedDraws(rng), breed);
  const days = (at.getTime() - boughtAt.getTime()) / REAL_MS_PER_DAY;
  const level = 1 + Math.floor(owner.activity * days ** LEVEL_EXPONENT);
  const discipline = chance(rng, 0.7) ? pick(rng, breed.strengths) : pick(rng, DISCIPLINES);
  const horse = aHorse({
    id: newId(boughtAt),
    ownerId: owner.id,
    name: `${pick(rng, HORSE_FIRST_WORDS)} ${pick(rng, HORSE_SECOND_WORDS)}`,
    breed: breed.id,
    sex: drawSex(rng),
    genotype: storeGenotype(founder.genotype),
    traits: founder.traits,
    aptitude: [...founder.aptitude],
    skill: drawSkill(rng, owner, discipline, days),
    bornAt: bornAtAge(founder.ageInMonths, boughtAt),
    discipline,
    level,
    xp: Math.floor(rng.next() * xpToNextLevel(level)),
    ...drawStanding(rng, level),
    happiness: wholeBetween(rng, 40, 100) * HAPPINESS_POINT,
    happinessAt: at,
    trainingFrom: bankWith(wholeBetween(rng, 0, MOST_BANKED), at),
    createdAt: boughtAt,
  });
  return {
    horse: { ...horse, guild: owner.guild },
    breed,
    price: storePrice(breed, founderTier(founder, breed)),
  };
}

function drawSex(rng: Rng): Sex {
  const drawn = rng.next();
  return drawn < 0.5 ? 'mare' : drawn < 0.8 ? 'stallion' : 'gelding';
}

/** Skill in other disciplines is up to a tenth, gained from starts. */
function drawSkill(rng: Rng, { activity, guild }: Newcomer, own: Discipline, days: number): number[] {
  const skill = activity * days * TRAININGS_PER_DAY * trainingSkill(guild) * between(rng, 0.6, 1.1);
  return DISCIPLINES.map((discipline) => Math.round(skill * (discipline === own ? 1 : rng.next() / 10)));
}

/** Low for its level: in bronze, with some of the points. */
function drawStanding(rng: Rng, level: number) {
  const { level: classLevel, promotionPoints } = classOfLevel(level);
  return {
    classLevel,
    bestClass: classLevel,
    grade: 'bronze' as const,
    gradePoints: wholeBetween(rng, 0, promotionPoints.bronze - 1),
  };
}
