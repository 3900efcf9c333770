import {
  COSMETIC_ROWS,
  cosmeticPrice,
  formatCosmetic,
  decideCosmetic,
  type Cosmetic,
  type CosmeticWish,
} from '../../game/cosmetics/cosmetics.ts';
import { decideCollect, FIRST_STEP_IDS, type FirstStepsState } from '../../game/first-steps/first-steps.ts';
import { decideTraining, type TrainingCount } from '../../game/guild-work/training.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { decideBoxPurchase } from '../../game/horses/boxes.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { decideSalary } from '../../game/players/salary.ts';
import { isRefusal } from '../../game/refusal.ts';
import { DISCIPLINES, disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import { craft, type CraftOrder, type CraftPlan } from '../../game/tack/crafting.ts';
import { gainPlayerXp, type Stable, type StableHorse } from './stable.ts';

/* What one press does. Each returns false, null or 0 if the game refuses it, and then changes nothing. */

export function collectSalary(stable: Stable, now: Date): boolean {
  const { level } = stable.progress;
  const paid = decideSalary({ level, lastCollectedOn: stable.salaryDay }, now);
  if (isRefusal(paid)) return false;
  stable.salaryDay = paid.day;
  gainPlayerXp(stable, paid.playerXp);
  stable.post(earnBound(stable.balance, paid.coins), 'salary', "The goldsmith's salary");
  return true;
}

/** Collects the first steps that are done. */
export function collectSteps(stable: Stable, state: FirstStepsState): void {
  if (stable.collected.length === FIRST_STEP_IDS.length) return;
  for (const id of FIRST_STEP_IDS) {
    const step = decideCollect(id, { collected: stable.collected, skipped: false }, state);
    if (isRefusal(step)) continue;
    const { title, reward } = step;
    stable.collected.push(id);
    gainPlayerXp(stable, reward.xp);
    if (reward.coins > 0)
      stable.post(earnBound(stable.balance, reward.coins), 'first_steps', `First steps: ${title}`);
  }
}

interface Lesson {
  readonly discipline: Discipline;
  readonly sessions: TrainingCount;
  readonly now: Date;
}

/** The number of trainings. */
export function trainHorse(
  stable: Stable,
  horse: StableHorse,
  { discipline, sessions, now }: Lesson,
): number {
  const { feedExpiresAt, grassFrom } = horse.mood;
  const plan = decideTraining(
    {
      ...horse.progress,
      ageInMonths: ageInMonths(horse.bornAt, now),
      feedExpiresAt,
      grassFrom,
      worksFrom: horse.worksFrom,
      trainingFrom: horse.trainingFrom,
    },
    { guild: stable.guild, balance: stable.balance },
    sessions,
    now,
  );
  if (isRefusal(plan)) return 0;
  horse.progress = plan.progress;
  horse.trainingFrom = plan.trainingFrom;
  horse.skill = horse.skill.map((points, index) =>
    DISCIPLINES[index] === discipline ? points + plan.skillGain : points,
  );
  const times = plan.trainings === 1 ? '' : `, ${plan.trainings} times`;
  const description = `Trained ${horse.name} in ${disciplineLabel(discipline)}${times}`;
  stable.post(plan.balance, 'training', description);
  gainPlayerXp(stable, plan.playerXp);
  return plan.trainings;
}

export function buyBox(stable: Stable, price: number): boolean {
  const bought = decideBoxPurchase({ boxes: stable.boxes, balance: stable.balance }, price);
  if (isRefusal(bought)) return false;
  stable.post(bought.balance, 'stable_box', `Box ${bought.boxes} of the stable`);
  stable.boxes = bought.boxes;
  return true;
}

type Item = CosmeticWish['item'];

interface CosmeticPurchase {
  readonly cosmetic: Cosmetic;
  /** Coins. */
  readonly most: number;
  readonly now: Date;
  /** Chooses among what the horse lacks and the coins allow. */
  readonly choose: (items: readonly Item[], priceOf: (item: Item) => number) => Item | undefined;
}

export function buyCosmetic(
  stable: Stable,
  horse: StableHorse,
  { cosmetic, most, now, choose }: CosmeticPurchase,
): boolean {
  const { wardrobes } = horse;
  const { bought } = wardrobes[cosmetic];
  const priceOf = (item: Item) => cosmeticPrice(cosmetic, item as never, bought);
  const affordable = COSMETIC_ROWS[cosmetic].items.filter(
    (item) => priceOf(item) > 0 && priceOf(item) <= most,
  );
  const item = choose(affordable, priceOf);
  if (item === undefined) return false;
  const plan = decideCosmetic(
    { horse: { wardrobes, ageInMonths: ageInMonths(horse.bornAt, now) }, balance: stable.balance },
    { cosmetic, item, price: priceOf(item) } as CosmeticWish,
  );
  if (isRefusal(plan)) return false;
  horse.wardrobes = plan.wardrobes;
  stable.post(plan.balance, 'cosmetics', `${formatCosmetic(cosmetic, item as never)} for ${horse.name}`);
  return true;
}

/** The caller pays for the materials. */
export function makePiece(stable: Stable, order: Omit<CraftOrder, 'crafter'>): CraftPlan | null {
  const { guild, guildChangedAt, craftSkill, craftedAt, crafts, progress } = stable;
  const crafter = { ...progress, guild, guildChangedAt, craftSkill, craftedAt, crafts };
  const plan = craft({ ...order, crafter });
  if (isRefusal(plan)) return null;
  const { level, xp } = plan.crafter;
  stable.progress = { level, xp };
  stable.craftSkill = plan.crafter.craftSkill;
  stable.craftedAt = plan.crafter.craftedAt;
  stable.crafts = plan.crafter.crafts;
  return plan;
}
