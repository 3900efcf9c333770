import { DEFAULT_GUILD } from '../guild-work/guilds.ts';
import { trainingSkill, trainingXp } from '../guild-work/training.ts';
import { goodAt } from '../horses/bred-for.ts';
import { founderDraws } from '../horses/birth-draws.ts';
import { BREEDS, type Breed } from '../horses/breeds.ts';
import { namesFor } from '../horses/foal-names.ts';
import { founderFrom, type Founder } from '../horses/founder.ts';
import type { Sex } from '../horses/age.ts';
import { gainXp, type Progress } from '../players/level.ts';
import { between, pick, wholeBetween, type Rng } from '../rng.ts';
import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';

export interface FoundingRescue extends Founder {
  readonly name: string;
  readonly breed: Breed;
  readonly sex: Sex;
  readonly discipline: Discipline;
  readonly progress: Progress;
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  readonly skill: readonly number[];
  /** Points. */
  readonly happiness: number;
}

/** Game months at work for the house. */
const YEARS_AT_WORK = [60, 120] as const;
/** Enough for levels 5 to 7. */
const TRAININGS = [75, 150] as const;

/**
 * Horses at the market of a new world: older founders that trained with the house by the usual rules. Throws for more
 * horses than names.
 */
export function drawFoundingRescues(rng: Rng, count: number): FoundingRescue[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const rescue = drawRescue(rng);
    const names = namesFor(rescue.sex).filter((name) => !taken.has(name));
    const name = names[Math.floor(rng.next() * names.length)];
    if (name === undefined) throw new RangeError(`No names for ${count} horses`);
    taken.add(name);
    return { ...rescue, name };
  });
}

function drawRescue(rng: Rng): Omit<FoundingRescue, 'name'> {
  const breed = pick(rng, BREEDS);
  const founder = founderFrom(founderDraws(rng), breed);
  const discipline = pick(rng, goodAt(breed.bredFor));
  const trainings = wholeBetween(rng, ...TRAININGS);
  let progress: Progress = { level: 1, xp: 0 };
  for (let index = 0; index < trainings; index++) {
    const { level, xp } = gainXp(progress, trainingXp(DEFAULT_GUILD, progress.level));
    progress = { level, xp };
  }
  return {
    ...founder,
    breed,
    discipline,
    progress,
    ageInMonths: founder.ageInMonths + wholeBetween(rng, ...YEARS_AT_WORK),
    sex: pick(rng, ['mare', 'mare', 'stallion', 'gelding']),
    skill: DISCIPLINES.map((one) => (one === discipline ? trainings * trainingSkill(DEFAULT_GUILD) : 0)),
    happiness: Math.round(between(rng, 50, 90)),
  };
}
