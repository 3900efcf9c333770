import { hexToBytes } from '@noble/hashes/utils.js';
import { hasFoalRules } from '../../../game/breeding/foal.ts';
import { missedFault } from '../../../game/breeding/take.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import type { BreedingState } from '../use-breeding.ts';
import { readBirthReceipts } from './birth-receipts.ts';

type Missed = NonNullable<BreedingState['missed']>;

/** What this browser finds when it repeats a cover that did not take. */
export function checkMissed(missed: Missed): string {
  const { receipt, parents, rules } = missed;
  const seed = hexToBytes(missed.seed);
  if (seedHash(seed) !== receipt.seedHash) return 'The seed does not match its hash.';
  if (isBroken(missed)) return 'Hash or bytes differ from those that this browser saw and sent.';
  if (!parents || !hasFoalRules(rules))
    return 'The seed matches its hash. Whoever may see the genes and health tests of both can draw the cover again.';
  const [sire, dam] = [readGenome(parents.sire.genome), readGenome(parents.dam.genome)];
  const fault = missedFault({ ...receipt, seed, sire, dam });
  return fault === null
    ? 'Your browser drew the cover again: this foal could not have lived.'
    : 'Your browser drew the cover again, and she should have taken.';
}

function isBroken({ receipt: { mareId, birthNumber, ...sent } }: Missed): boolean {
  const stored = readBirthReceipts().find(
    (one) => one.mareId === mareId && one.birthNumber === birthNumber && one.stallionId === sent.stallionId,
  );
  return stored !== undefined && (stored.seedHash !== sent.seedHash || stored.entropy !== sent.entropy);
}
