import type { Born } from '../game/breeding/foal.ts';
import { FEEDS } from '../game/care/feed.ts';
import { type Guild, GUILD_ROWS } from '../game/guild-work/guilds.ts';
import type { Sex } from '../game/horses/age.ts';
import { FIRST_BOXES } from '../game/horses/boxes.ts';
import { happinessNow, type Mood } from '../game/horses/happiness.ts';
import type { HouseStable } from '../game/house-stables/stable-rows.ts';
import type { FirstStepId } from '../game/first-steps/first-steps.ts';
import type { Balance } from '../game/ledger/coins.ts';
import type { Progress } from '../game/players/level.ts';
import type { Discipline } from '../game/shows/disciplines.ts';
import type { Standing } from '../game/shows/grades.ts';
import { startingCraftSkill } from '../game/tack/craft-quality.ts';
import type { TackType } from '../game/tack/tack.ts';
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

export interface SeasonHorse extends StableHorse, Born {
  readonly id: string;
  owner: Bot;
  readonly sex: Sex;
  discipline: Discipline;
  levelOnArrival: number;
  worksFrom: Date | null;
  standing: Standing;
  mood: Mood;
  papersUntil: Date | null;
  /** True if the vet's two services are requested one by one. */
  checkedUntil: Date | null;
  breedingCheckUntil: Date | null;
  /** Its standing breeding check was the player's free one. */
  hadFreeCheck: boolean;
  foalsAt: Date | null;
  restsUntil: Date | null;
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
  breeding: 'breeding',
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
  readonly houseStable?: HouseStable;
}

export class Bot implements Stable {
  readonly id: string;
  habit: Habit;
  readonly guild: Guild;
  readonly joinedAt: Date;
  /** Null for a player. */
  readonly houseStable: HouseStable | null;
  progress: Progress = { level: 1, xp: 0 };
  salaryDay: string | null = null;
  houseStartsDay: string | null = null;
  houseStarts = 0;
  activeEntries = 0;
  readonly guildChangedAt = null;
  craftSkill: number;
  craftedAt: Date | null = null;
  crafts = 0;
  /** Those that work; a house stable's are its whole herd. */
  readonly horses: SeasonHorse[] = [];
  /** Foals, and horses whose place a better one took: they eat grass. */
  readonly grazing: SeasonHorse[] = [];
  hadHorse = false;
  hasFreeCheck = true;
  coveredAt: Date | null = null;
  /** Its last horse of a house stable. */
  boughtOfHouseAt: Date | null = null;
  meadowStarts = 0;
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

  constructor({ id, habit, guild, joinedAt, books, houseStable }: Joining) {
    this.id = id;
    this.habit = habit;
    this.guild = guild;
    this.joinedAt = joinedAt;
    this.houseStable = houseStable ?? null;
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

export function feedMoney({ horses }: Bot): number {
  return horses.length * FEEDS.monthly.buy;
}

/** Ten-thousandths of a point. */
export function happinessOf({ mood, owner }: SeasonHorse, at: Date): number {
  return happinessNow(mood, GUILD_ROWS[owner.guild].restPerDay, at);
}
