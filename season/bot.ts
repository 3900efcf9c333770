import { FIRST_WARDROBES } from '../game/cosmetics/cosmetics.ts';
import { FEEDS } from '../game/care/feed.ts';
import { type Guild, GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../game/guild-work/training-bank.ts';
import { bornAtAge } from '../game/horses/age.ts';
import { aptitudeIn } from '../game/horses/aptitude.ts';
import { FIRST_BOXES } from '../game/horses/boxes.ts';
import { BREEDS } from '../game/horses/breeds.ts';
import { sharedDraws } from '../game/horses/birth-draws.ts';
import { founderFrom, founderTier, storePrice } from '../game/horses/founder.ts';
import { HAPPINESS_MAX, happinessNow, type Mood } from '../game/horses/happiness.ts';
import type { FirstStepId } from '../game/first-steps/first-steps.ts';
import type { Balance } from '../game/ledger/coins.ts';
import type { Progress } from '../game/players/level.ts';
import { pick, type Rng } from '../game/rng.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { FIRST_STANDING, type Standing } from '../game/shows/grades.ts';
import { startingCraftSkill } from '../game/tack/craft-quality.ts';
import { STORE_QUALITY } from '../game/tack/quality.ts';
import { TACK_TYPES, type TackType } from '../game/tack/tack.ts';
import type { Habit } from './habits.ts';
import type { SeasonBooks, SeasonKind } from './season-books.ts';
import type { Stable, StableHorse, StableKind } from './stable/stable.ts';

/** Ten-thousandths of a percent. */
export interface Piece {
  readonly type: TackType;
  quality: number;
  /** Came with the first horse, and cannot be sold. */
  readonly starter?: true;
}

export interface SeasonHorse extends StableHorse {
  readonly id: string;
  readonly owner: Bot;
  readonly discipline: Discipline;
  readonly boughtAt: Date;
  readonly aptitude: readonly number[];
  standing: Standing;
  mood: Mood;
  papersUntil: Date | null;
  /** True if the vet's two services are requested one by one. */
  checkedUntil: Date | null;
  nextEntryCalm: boolean;
  startsDay: string | null;
  starts: number;
  showsEntered: number;
  readonly entered: Set<string>;
  readonly worn: Map<TackType, Piece>;
  /** Mean coins won at recent starts, and the number of all starts. */
  prizeOfLate: number;
  allStarts: number;
}

/** Under what the books of the season count it. */
const BOOKED_AS: Readonly<Record<StableKind, SeasonKind>> = {
  salary: 'salary',
  first_steps: 'first steps',
  horse_purchase: 'horses',
  feed: 'feed',
  treats: 'treats',
  vet: 'treats',
  training: 'training',
  stable_box: 'boxes',
  cosmetics: 'cosmetics',
  magic: 'magic shop',
  tack_purchase: 'store tack',
  material_purchase: 'materials',
};

interface Joining {
  readonly id: string;
  readonly habit: Habit;
  readonly guild: Guild;
  readonly joinedAt: Date;
  readonly books: SeasonBooks;
}

export class Bot implements Stable {
  readonly id: string;
  habit: Habit;
  readonly guild: Guild;
  readonly joinedAt: Date;
  progress: Progress = { level: 1, xp: 0 };
  salaryDay: string | null = null;
  houseStartsDay: string | null = null;
  houseStarts = 0;
  activeEntries = 0;
  readonly guildChangedAt = null;
  craftSkill: number;
  craftedAt: Date | null = null;
  crafts = 0;
  readonly horses: SeasonHorse[] = [];
  hadHorse = false;
  boxes = FIRST_BOXES;
  dressedAt: Date | null = null;
  dressings = 0;
  readonly spare: Piece[] = [];
  readonly collected: FirstStepId[] = [];
  trainings = 0;
  classOneStarts = 0;
  results = 0;
  wins = 0;
  /** Visits without coins for feed. */
  hungry = 0;
  readonly #books: SeasonBooks;

  constructor({ id, habit, guild, joinedAt, books }: Joining) {
    this.id = id;
    this.habit = habit;
    this.guild = guild;
    this.joinedAt = joinedAt;
    this.craftSkill = startingCraftSkill(guild);
    this.#books = books;
  }

  get balance(): Balance {
    return this.#books.balance(this.id);
  }

  post(after: Balance, kind: StableKind): void {
    this.#books.withHouse(this.id, after, BOOKED_AS[kind]);
  }
}

/** What a first horse comes with. */
export const starterSet = (): ReadonlyMap<TackType, Piece> =>
  new Map(TACK_TYPES.map((type) => [type, { type, quality: STORE_QUALITY, starter: true }]));

/** The youngest of some store horses in its strongest discipline; whoever presses one button takes any. */
export function storeHorse(
  rng: Rng,
  owner: Bot,
  id: string,
  now: Date,
): { readonly horse: SeasonHorse; readonly price: number } {
  const breed = pick(rng, BREEDS);
  const considered = owner.habit.presses === undefined ? 3 : 1;
  const founders = Array.from({ length: considered }, () => founderFrom(sharedDraws(rng), breed));
  const founder = founders.toSorted((one, other) => one.ageInMonths - other.ageInMonths)[0];
  if (!founder) throw new Error('The store is empty');
  const horse: SeasonHorse = {
    id,
    name: id,
    owner,
    discipline: owner.habit.presses === undefined ? bestOf(founder.aptitude) : pick(rng, DISCIPLINES),
    bornAt: bornAtAge(founder.ageInMonths, now),
    boughtAt: now,
    aptitude: founder.aptitude,
    skill: DISCIPLINES.map(() => 0),
    progress: { level: 1, xp: 0 },
    standing: FIRST_STANDING,
    mood: {
      happiness: HAPPINESS_MAX,
      happinessAt: now,
      feedExpiresAt: null,
      longFeedUntil: null,
      grassFrom: null,
    },
    worksFrom: null,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, now),
    papersUntil: null,
    checkedUntil: null,
    nextEntryCalm: false,
    startsDay: null,
    starts: 0,
    showsEntered: 0,
    entered: new Set(),
    worn: new Map(),
    wardrobes: FIRST_WARDROBES,
    prizeOfLate: 40,
    allStarts: 0,
  };
  return { horse, price: storePrice(breed, founderTier(founder, breed)) };
}

export function feedMoney({ horses }: Bot): number {
  return horses.length * FEEDS.monthly.buy;
}

/** Ten-thousandths of a point. */
export function happinessOf({ mood, owner }: SeasonHorse, at: Date): number {
  return happinessNow(mood, GUILD_ROWS[owner.guild].restPerDay, at);
}

function bestOf(aptitude: readonly number[]): Discipline {
  const [best] = DISCIPLINES.toSorted(
    (one, other) => aptitudeIn(aptitude, other) - aptitudeIn(aptitude, one),
  );
  if (!best) throw new Error('There are no disciplines');
  return best;
}
