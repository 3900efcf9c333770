import { readValues, storeValues } from '../../../game/breeding/values/stored-values.ts';
import { solveRow, spreadFrom } from '../../../game/breeding/values/value-row.ts';
import { ageInMonths, reachesAgeAt } from '../../../game/horses/age.ts';
import { PROFILE_FROM } from '../../../game/horses/form/trait-rows.ts';
import type { Job } from '../../clock/jobs.ts';
import { runOneByOne } from '../../clock/one-by-one.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { inTransaction, JOB_LIMIT } from '../../db/transaction.ts';
import { storeExpectedBodies } from './expected-bodies.ts';
import { hexOf, StoredRelatives } from './relatives.ts';
import {
  findDueValue,
  findDueValues,
  lockValues,
  nextValues,
  takeTurnToSolve,
  writeDue,
  writeValues,
} from './value-queries.ts';

const BATCH = 50;

/** Estimates the breeding values of new horses, and those of a family when a profile is published. */
export const valuesJob: Job = {
  name: 'breeding values',
  nextDue: () => nextValues,
  async doSome(db, { now }) {
    let isOurTurn = true;
    return runOneByOne({
      pieces: await findDueValues.rows(db, { now, limit: BATCH }),
      run: async ({ horseId }) => {
        if (!isOurTurn) return 0;
        const solved = await solveIfDue(db, now, horseId);
        isOurTurn = solved !== 'not our turn';
        return solved === 'not our turn' ? 0 : solved;
      },
      describe: ({ horseId }) => `The breeding values of horse ${horseId} cannot be solved`,
      summary: 'Some breeding values cannot be solved',
    });
  },
};

/** One transaction at a time changes values. */
function solveIfDue(db: Db, now: Date, horseId: string): Promise<0 | 1 | 'not our turn'> {
  return inTransaction(
    db,
    async (tx) => {
      const relatives = new StoredRelatives(horseId);
      // Sent together; what follows the first statement reads what others have solved.
      const [turn, due] = await Promise.all([
        takeTurnToSolve.first(tx),
        findDueValue.first(tx, { horseId, now }),
        relatives.load(tx, [horseId]),
      ]);
      if (!turn?.may) return 'not our turn';
      if (!due) return 0;
      await solveHorse(tx, now, { relatives, horseId, bornAt: due.bornAt });
      return 1;
    },
    JOB_LIMIT,
  );
}

interface DueHorse {
  readonly relatives: StoredRelatives;
  readonly horseId: string;
  readonly bornAt: Date;
}

async function solveHorse(tx: Tx, now: Date, { relatives, horseId, bornAt }: DueHorse): Promise<void> {
  const row = relatives.row(horseId);
  if (!row) throw new Error(`Horse ${horseId} is missing`);
  const isPublished = ageInMonths(bornAt, now) >= PROFILE_FROM;
  let changed: ReadonlySet<string> = new Set([horseId]);
  if (isPublished) {
    row.seen = row.grown;
    changed = await spread(tx, relatives, horseId);
  } else {
    row.values = solveRow(relatives, horseId);
  }
  const solved = [...changed].flatMap((id) => {
    const values = relatives.row(id)?.values;
    return values ? [{ id, stored: storeValues(values) }] : [];
  });
  const young = solved.filter(({ id }) => relatives.row(id)?.seen === undefined);
  await storeExpectedBodies(tx, new Map(young.map(({ id, stored }) => [id, readValues(stored)])));
  await Promise.all([
    lockValues.run(tx, { ids: [horseId] }),
    writeValues.run(tx, {
      ids: solved.map(({ id }) => id),
      estimates: solved.map(({ stored }) => hexOf(stored)),
    }),
    writeDue.run(tx, { horseId, isPublished, bornAt, dueAt: reachesAgeAt(bornAt, PROFILE_FROM) }),
  ]);
}

async function spread(tx: Tx, relatives: StoredRelatives, horseId: string): Promise<ReadonlySet<string>> {
  const steps = spreadFrom(relatives, horseId);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await relatives.load(tx, step.value);
  }
}
