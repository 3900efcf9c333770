import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import {
  CODE_LETTERS,
  RECOVERY_CODE_HALF,
  RECOVERY_CODES,
  formatRecoveryCode,
} from '../../../game/accounts/second-factor.ts';
import type { Tx } from '../../db/connection.ts';
import { deleteCodes, insertCodes, useCode, type SecondFactorRow } from './second-factor-queries.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

const hashOf = (code: string, salt: Buffer) => hashRaw(code, { ...OPTIONS, salt });

function drawCode(): string {
  const letters = Array.from(
    { length: 2 * RECOVERY_CODE_HALF },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  );
  return letters.join('');
}

/** Replaces earlier codes. Only hashes are stored. */
export async function renewCodes(
  tx: Tx,
  accountId: string,
  { codesSalt: salt }: SecondFactorRow,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, drawCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  await deleteCodes.run(tx, { accountId });
  await insertCodes.run(tx, { accountId, hashes });
  return codes.map(formatRecoveryCode);
}

/** Each works once. */
export async function spendRecoveryCode(
  tx: Tx,
  accountId: string,
  { codesSalt: salt }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  return (await useCode.run(tx, { accountId, hash: await hashOf(code, salt) })) > 0;
}
