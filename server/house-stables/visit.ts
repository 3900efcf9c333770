import type { Counter } from '@prometheus-io/client';
import { judgeGrown } from '../../game/house-stables/stables.ts';
import type { HouseStable } from '../../game/house-stables/stable-rows.ts';
import type { Rng } from '../../game/rng.ts';
import type { BreedingContext } from '../breeding/covering/cover.ts';
import { statementsSentOn, type Db, type Tx } from '../db/connection.ts';
import { inTransaction, JOB_LIMIT } from '../db/transaction.ts';
import type { HorseInTack } from '../horses/horse-row.ts';

/** One stable on one day. */
export interface Visit {
  readonly db: Db;
  readonly now: Date;
  readonly rng: Rng;
  readonly breeding: BreedingContext;
  readonly statements: Pick<Counter, 'inc'>;
  readonly playerId: string;
  readonly stable: HouseStable;
  readonly lastAt: Date;
}

/**
 * As a player would act: each act is a transaction by one use case of a call, on as many horses as that takes. Several
 * in one transaction would lock horses after players. Counts its statements.
 */
export function act<T>(
  { db, statements }: Pick<Visit, 'db' | 'statements'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(
    db,
    async (tx) => {
      try {
        return await work(tx);
      } finally {
        statements.inc(statementsSentOn(tx));
      }
    },
    JOB_LIMIT,
  );
}

/** Best first. */
export function byWorth({ stable }: Visit, horses: readonly HorseInTack[]): HorseInTack[] {
  const worth = new Map(horses.map((horse) => [horse, judgeGrown(stable, horse)]));
  return horses.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}
