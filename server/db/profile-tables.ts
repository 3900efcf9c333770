import type { Generated } from 'kysely';

export interface ProfileTables {
  profiles: ProfileTable;
  picture_uploads: PictureUploadTable;
  picture_upload_counts: PictureUploadCountTable;
}

/** What a player shows of itself; no row until something is shown. */
interface ProfileTable {
  player_id: string;
  bio: Generated<string>;
  /** Name of the picture's files, without size and ending. */
  picture: string | null;
}

/** The one address to which a player may send a picture now. */
interface PictureUploadTable {
  player_id: string;
  /** SHA-256 of the token in the address; the token itself is nowhere. */
  token_hash: Buffer;
  /** Wall time. */
  expires_at: Date;
  /** Wall time; from then on nothing more is taken at this address. */
  received_at: Date | null;
}

/** How many addresses a player was given since some time within the last hour. */
interface PictureUploadCountTable {
  player_id: string;
  /** Wall time. */
  since: Date;
  uploads: number;
}
