import type { AlbumPart } from '../../../game/trophies/album.ts';

export interface TrophyTables {
  album_places: AlbumPlaceTable;
  album_wishes: AlbumWishTable;
}

/** Filled by the breeder's first such foal, and kept for good. */
interface AlbumPlaceTable {
  /** The breeder. */
  player_id: string;
  part: AlbumPart;
  key: string;
  horse_id: string;
  at: Date;
}

interface AlbumWishTable {
  player_id: string;
  colour: string;
}
