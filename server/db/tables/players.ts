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
  /** Equal for look-alike usernames (decision 31). */
  username_key: string;
  guild: Guild;
  /** Null until the first change. */
  guild_changed_at: Date | null;
  level: Generated<number>;
  xp: Generated<number>;
  /** 'YYYY-MM-DD' in UTC, for `house_starts`. */
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
  created_at: Date;
}

/** No row until the first reward or until skipped. */
interface FirstStepsTable {
  player_id: string;
  /** In the order of collection. */
  collected: Generated<string[]>;
  skipped_at: Date | null;
  why_entry_id: string | null;
  lab_at: Date | null;
}

/** No row until the player has a bio or a picture. */
interface ProfileTable {
  player_id: string;
  bio: Generated<string>;
  /** Base name of the files, without size and extension. */
  picture: string | null;
}

/** One valid upload address per player. Instants are wall time. */
interface PictureUploadTable {
  player_id: string;
  /** SHA-256; the token itself is not stored. */
  token_hash: Buffer;
  expires_at: Date;
  /** The address is used up from then on. */
  received_at: Date | null;
}

/** Within the last hour (wall time). */
interface PictureUploadCountTable {
  player_id: string;
  since: Date;
  uploads: number;
}
