import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Traits } from '../../game/horses/traits.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import type { Sex } from '../../game/horses/age.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { StoredResult } from '../../game/shows/running/stored-result.ts';
import type { LeaderboardTables } from './leaderboard-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { InventoryTable, VetRequestTable } from './care-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { TackTable } from './tack-tables.ts';
import type { WorldTable } from './world-table.ts';
import type { CoverTable, HorseEventTable, StudRequestTable, StudTable } from './breeding-tables.ts';

/** The tables, as `migrations/` makes them. Instants are world time unless a column says wall. */
export interface Tables extends LeaderboardTables, LimitTables, ProfileTables {
  world: WorldTable;
  accounts: AccountTable;
  sessions: SessionTable;
  players: PlayerTable;
  first_steps: FirstStepsTable;
  ledger_accounts: LedgerAccountTable;
  ledger_entries: LedgerEntryTable;
  ledger_totals: LedgerTotalTable;
  horses: HorseTable;
  genetic_insights: GeneticInsightTable;
  store_offers: StoreOfferTable;
  inventory: InventoryTable;
  tack: TackTable;
  shows: ShowTable;
  show_entries: ShowEntryTable;
  covers: CoverTable;
  studs: StudTable;
  stud_requests: StudRequestTable;
  horse_events: HorseEventTable;
  vet_requests: VetRequestTable;
}

interface AccountTable {
  id: string;
  email: string;
  /** Lower case: one account per address. */
  email_key: string;
  password_hash: string;
  /** Wall time. */
  created_at: Date;
}

interface SessionTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: Buffer;
  account_id: string;
  /** Wall time. */
  created_at: Date;
  /** Wall time. */
  expires_at: Date;
}

interface PlayerTable {
  id: string;
  username: string;
  /** What the name looks like: names that look alike have one key (decision 31). */
  username_key: string;
  guild: Guild;
  /** When this guild was joined; null while it is the one chosen at registration. */
  guild_changed_at: Date | null;
  level: Generated<number>;
  xp: Generated<number>;
  /** 'YYYY-MM-DD' in UTC, with the house starts of that day. */
  house_starts_day: string | null;
  house_starts: Generated<number>;
  /** Entries that have not run yet; settled with them. */
  active_entries: Generated<number>;
  /** The UTC day whose salary was collected last. */
  salary_day: string | null;
  last_seen_at: Date;
  /** When the visit before this one ended; null on the first. */
  away_from: Date | null;
  /** Each shows the genes of one horse. */
  free_insights: Generated<number>;
  /** Ten-thousandths of a point; the guild gives what it begins with. */
  craft_skill: Generated<number>;
  /** When the last piece of tack was finished, and how many were on that UTC day. */
  crafted_at: Date | null;
  crafts: Generated<number>;
  /** Until when the player is a premium member. */
  premium_until: Date | null;
  created_at: Date;
}

/** What a player has made of the first steps; no row until the first reward or the skipping. */
interface FirstStepsTable {
  player_id: string;
  /** Ids of the steps whose reward was collected, in this order. */
  collected: Generated<string[]>;
  skipped_at: Date | null;
  /** The result whose score was first taken apart. */
  why_entry_id: string | null;
  /** When the Colour Lab was first opened. */
  lab_at: Date | null;
}

/** The id of a purse is its player's; of an escrow, that of what was promised. The house keeps no row. */
interface LedgerAccountTable {
  id: string;
  kind: 'purse' | 'escrow';
  coins: Generated<number>;
  tradable: Generated<number>;
  /** How many entries it has: they are numbered in the order in which they were posted. */
  entries: Generated<number>;
}

interface LedgerEntryTable {
  account_id: string;
  id: string;
  /** The entries of one journal add up to zero. */
  journal_id: string;
  at: Date;
  type: string;
  description: string;
  amount: number;
  tradable: number;
  /** Of the account after this entry; null for the house, whose balance is the sum. */
  balance: number | null;
  /** 1, 2, 3 … within the account; null for the house. */
  nth: number | null;
}

interface LedgerTotalTable {
  account_id: string;
  type: string;
  coins_in: number;
  coins_out: number;
}

interface HorseTable {
  id: string;
  owner_id: string;
  name: string;
  breed: string;
  sex: Sex;
  genotype: string;
  /** Whether everybody signed in may see the genes. */
  genes_published: Generated<boolean>;
  traits: JSONColumnType<Traits>;
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  aptitude: number[];
  skill: number[];
  born_at: Date;
  discipline: Discipline;
  level: Generated<number>;
  xp: Generated<number>;
  /** Ten-thousandths. */
  form: number;
  /** Level of the class last entered: entering a higher one lowers form. */
  class_level: Generated<number>;
  /** Ten-thousandths of a point at `happiness_at`; what it is now is computed. */
  happiness: number;
  happiness_at: Date;
  feed_expires_at: Date | null;
  /** From when trainings are banked: how many there are is computed. */
  training_from: Date;
  vet_shots_until: Date | null;
  vet_check_until: Date | null;
  breeding_check_until: Date | null;
  /** With valid vet papers every second entry costs no happiness: whether the next one is free. */
  next_entry_calm: Generated<boolean>;
  starts_day: string | null;
  starts_today: Generated<number>;
  shows_entered: Generated<number>;
  earnings: Generated<number>;
  /** Both parents are known, or neither. */
  sire_id: string | null;
  dam_id: string | null;
  /** Who owned the dam when it was born; null for a horse from the store. */
  breeder_id: string | null;
  /** Wright's coefficient, 0 to below 1. */
  inbreeding: Generated<number>;
  /** 0 for a horse from the store, else one more than the later of its parents. */
  generation: Generated<number>;
  /** How often this mare was covered. */
  covers: Generated<number>;
  /** When the foal she carries arrives. */
  foals_at: Date | null;
  rests_until: Date | null;
  created_at: Date;
}

/** Who sees the genes of which horse, whoever owns it. */
interface GeneticInsightTable {
  player_id: string;
  horse_id: string;
  how: 'free' | 'bought';
  at: Date;
}

interface StoreOfferTable {
  id: string;
  breed: string;
  tier: string;
  price: number;
  genotype: string;
  traits: JSONColumnType<Traits>;
  aptitude: number[];
  /** Horses do not age in the store. */
  age_in_months: number;
  created_at: Date;
}

interface ShowTable {
  id: string;
  kind: 'house' | 'player';
  discipline: Discipline;
  level: number;
  entry_fee: number;
  prize: number;
  runs_at: Date;
  status: ColumnType<'open' | 'completed', 'open', 'completed'>;
  /** Who put up the prize of a player show, and when. */
  created_by: string | null;
  created_at: Date | null;
  seed_hash: string;
  /** Shown once the show has run. */
  seed: Buffer | null;
  entries_hash: string | null;
  rules_version: number | null;
  purse_index: number | null;
  /** Whether its placings count in leaderboards, once it has run. */
  counts: Generated<boolean>;
  /** Coins of a player show's prize that came back to its creator, once it has run. */
  returned: number | null;
  /** Coins of its entry fees that the house kept, once it has run. */
  fees_kept: Generated<number>;
  /** How many entries it had and in how many heats they started, once it has run. */
  entered: number | null;
  heats: number | null;
}

interface ShowEntryTable {
  id: string;
  show_id: string;
  horse_id: string;
  player_id: string;
  discipline: Discipline;
  level: number;
  runs_at: Date;
  status: ColumnType<'pending' | 'completed', 'pending', 'completed'>;
  fee: number;
  /** How much of the fee was tradable coins: a refund restores what was taken. */
  fee_tradable: number;
  /** To whom the fee goes when the show has run; null for the house. */
  creator_id: string | null;
  entropy: string;
  entered_at: Date;
  /** Horse xp on entering, and with the place. */
  entry_xp: number;
  place_xp: number | null;
  place: number | null;
  field_size: number | null;
  /** Ten-thousandths of a point. */
  score: number | null;
  prize: number | null;
  /** Heat, what the horse was when the show ran, and each part of its score. */
  result: JSONColumnType<StoredResult> | null;
}
