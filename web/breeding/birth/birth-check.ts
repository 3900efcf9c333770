import { hexToBytes } from '@noble/hashes/utils.js';
import { birthFaults, readParentage, type BirthFault } from '../../../game/breeding/check-birth.ts';
import { hasFoalRules } from '../../../game/breeding/foal.ts';
import type { ReplyOf } from '../../api/call.ts';
import { readBirthReceipts } from './birth-receipts.ts';

export type Birth = ReplyOf<'GET /api/horses/:id/birth'>;

export interface BirthCheck {
  /** Whether the promise before the mating was kept; 'none' without a receipt. */
  readonly promise: 'kept' | 'broken' | 'none';
  /** Differences from the redrawn foal; null if it could not be redrawn. */
  readonly faults: readonly BirthFault[] | null;
  readonly undrawn: 'hidden' | 'rules' | null;
}

export function checkBirth(birth: Birth): BirthCheck {
  return { promise: promiseOf(birth), ...redrawn(birth) };
}

function promiseOf({ mareId, birthNumber, seedHash, entropy, stallionId }: Birth): BirthCheck['promise'] {
  const receipt = readBirthReceipts().find(
    (stored) => stored.mareId === mareId && stored.birthNumber === birthNumber,
  );
  if (!receipt) return 'none';
  const matches =
    receipt.seedHash === seedHash && receipt.entropy === entropy && receipt.stallionId === stallionId;
  return matches ? 'kept' : 'broken';
}

function redrawn({ draw, rules, ...birth }: Birth): Pick<BirthCheck, 'faults' | 'undrawn'> {
  if (!draw) return { faults: null, undrawn: 'hidden' };
  if (!hasFoalRules(rules)) return { faults: null, undrawn: 'rules' };
  const { seed, sire, dam, foal } = draw;
  const faults = birthFaults({
    ...birth,
    seed: hexToBytes(seed),
    sire: readParentage(sire),
    dam: readParentage(dam),
    inbreeding: { foal: foal.inbreeding, sire: sire.inbreeding, dam: dam.inbreeding },
    foal: { ...readParentage(foal), sex: foal.gender, aptitude: foal.aptitude },
  });
  return { faults, undrawn: null };
}
