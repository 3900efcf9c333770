import type { Generated } from 'kysely';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import type { NewsTopic } from '../../../game/news/news.ts';
import type { RoundPlan } from '../../../game/round/round-plan.ts';

export interface PlayerTables {
  players: PlayerTable;
  first_steps: FirstStepsTable;
  profiles: ProfileTable;
  /** A view, without suspended players. */
  shown_profiles: Omit<ProfileTable, 'is_private'>;
  /** A view: private stables, and those of suspended and deleted players. May name one twice. */
  closed_stables: { player_id: string };
  picture_uploads: PictureUploadTable;
  picture_upload_counts: PictureUploadCountTable;
  news_readers: NewsReaderTable;
  daily_rounds: DailyRoundTable;
}

interface NewsReaderTable {
  player_id: string;
  /** News until then is read. */
  read_at: Date;
  topics_off: Generated<NewsTopic[]>;
}

/** No row until the first round or change of plan. */
interface DailyRoundTable {
  player_id: string;
  rounds: Generated<number>;
  /** Null: the usual plan. */
  plan: RoundPlan | null;
  /** The last round's report, as the player reads it. */
  last: object | null;
}

interface PlayerTable {
  id: string;
  username: string;
  /** Equal for look-alike usernames (decision 31). */
  username_key: string;
  guild: Guild;
  /** Null until the first change. */
  guild_changed_at: Date | null;
  level: Generated<number>;
  xp: Generated<number>;
  /** 'YYYY-MM-DD' in UTC. */
  house_starts_day: string | null;
  house_starts: Generated<number>;
  active_entries: Generated<number>;
  /** UTC. */
  salary_day: string | null;
  last_seen_at: Date;
  /** End of the previous visit; null on the first. */
  away_from: Date | null;
  free_insights: Generated<number>;
  /** Ten-thousandths of a point. */
  craft_skill: Generated<number>;
  /** `crafts` counts the pieces of this UTC day. */
  crafted_at: Date | null;
  crafts: Generated<number>;
  premium_until: Date | null;
  /** Of the stable. */
  boxes: Generated<number>;
  /** By the player. Null until the first change. */
  username_changed_at: Date | null;
  /** The account is gone, and the name neutral. */
  deleted_at: Date | null;
  created_at: Date;
}

/** No row until the first reward or skip. */
interface FirstStepsTable {
  player_id: string;
  collected: Generated<string[]>;
  skipped_at: Date | null;
  why_entry_id: string | null;
  lab_at: Date | null;
}

interface ProfileTable {
  player_id: string;
  bio: Generated<string>;
  /** Empty if not set. */
  shop_name: Generated<string>;
  /** Base name, without size and extension. */
  picture: string | null;
  /** Visitors see no page of this stable. */
  is_private: Generated<boolean>;
}

/** One upload address per player. Instants are wall time. */
interface PictureUploadTable {
  player_id: string;
  /** SHA-256. */
  token_hash: Buffer;
  expires_at: Date;
  received_at: Date | null;
}

/** Per hour of wall time. */
interface PictureUploadCountTable {
  player_id: string;
  since: Date;
  uploads: number;
}
