import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { openOn, type SigningIn } from '../accounts/signing-in.ts';
import type { Tx } from '../db/connection.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import type { Browser } from '../http/browser.ts';
import { beginGuest } from '../players/guests/guests.ts';
import { takeFromGate, type Taking } from './take-from-gate.ts';

type Beginning = Omit<Taking, 'playerId'> & { readonly browser: Browser };

interface Begun {
  readonly horse: HorseRow;
  readonly opened: Awaited<ReturnType<typeof openOn>>;
}

/** A guest comes with a horse: who only looks leaves no row behind. */
export async function beginAsGuest(
  signingIn: SigningIn,
  tx: Tx,
  now: Date,
  { browser, ...choice }: Beginning,
): Promise<Begun | Refusal<'GATE_OLD' | 'GATE_USED' | 'UNKIND_WORDS'>> {
  const playerId = await beginGuest(tx, now, choice.horse.name);
  const taken = await takeFromGate(tx, now, { ...choice, playerId });
  if (!isRefusal(taken))
    return { horse: taken.horse, opened: await openOn(signingIn, tx, now, playerId, browser) };
  const { refused } = taken;
  if (refused === 'HAS_HORSE' || refused === 'NOT_ENOUGH_COINS')
    throw new Error(`A new guest is refused a horse: ${refused}`);
  return refuse(refused);
}
