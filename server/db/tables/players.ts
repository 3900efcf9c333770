import type { Generated } from 'kysely';
import type { Guild } from '../../../game/guild-work/guilds.ts';

export interface PlayerTables {
  players: PlayerTable;
  first_steps: FirstStepsTable;
  profiles: ProfileTable;
  picture_uploads: PictureUploadTable;
  picture_upload_counts: PictureUploadCountTable;
}

interface PlayerTable {
  id: string;
  username: string;
  /** Equal for usernames that look alike (decision 31). */
  username_key: string;
  guild: Guild;
  /** Null for the guild chosen at registration. */
  guild_changed_at: Date | null;
  level: Generated<number>;
  xp: Generated<number>;
  /** 'YYYY-MM-DD' in UTC: the day that `house_starts` counts. */
  house_starts_day: string | null;
  house_starts: Generated<number>;
  active_entries: Generated<number>;
  /** UTC day of the last salary. */
  salary_day: string | null;
  last_seen_at: Date;
  /** End of the previous visit; null on the first. */
  away_from: Date | null;
  /** Each reveals the genes of one horse. */
  free_insights: Generated<number>;
  /** Ten-thousandths of a point; starts at what the guild gives. */
  craft_skill: Generated<number>;
  /** When tack was last crafted; `crafts` counts the pieces of that UTC day. */
  crafted_at: Date | null;
  crafts: Generated<number>;
  premium_until: Date | null;
  created_at: Date;
}

/** Progress through the first steps; no row until the first reward or until skipped. */
interface FirstStepsTable {
  player_id: string;
  /** Ids of the steps whose reward was collected, in this order. */
  collected: Generated<string[]>;
  skipped_at: Date | null;
  why_entry_id: string | null;
  lab_at: Date | null;
}

/** No row until the player has a bio or a picture. */
interface ProfileTable {
  player_id: string;
  bio: Generated<string>;
  /** Base name of the picture's files, without size and extension. */
  picture: string | null;
}

/** The one upload address that is valid for a player. All instants are wall time. */
interface PictureUploadTable {
  player_id: string;
  /** SHA-256 of the token in the address. The token itself is not stored. */
  token_hash: Buffer;
  expires_at: Date;
  /** The address takes nothing more from then on. */
  received_at: Date | null;
}

/** Upload addresses given out since `since` (wall time), at most an hour ago. */
interface PictureUploadCountTable {
  player_id: string;
  since: Date;
  uploads: number;
}
