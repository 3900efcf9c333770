import { createHash } from 'node:crypto';
import type { Nameplate } from '../../game/cosmetics/nameplates.ts';
import type { Backdrop } from '../../game/magic/backdrops.ts';

/** Name, plate and backdrop of a shared picture. */
export interface ShareCard {
  readonly name: string;
  readonly nameplate: Nameplate;
  /** Null: the wall of a stable. */
  readonly backdrop: Backdrop | null;
}

/** Raised when the same card is drawn in another way. */
const CARD_VERSION = 3;

/** A hash of the card, for the address and the file name of its picture. */
export function shareKey({ name, nameplate, backdrop }: ShareCard): string {
  const card = JSON.stringify([CARD_VERSION, name, nameplate, backdrop]);
  return createHash('sha256').update(card).digest('hex').slice(0, 16);
}
