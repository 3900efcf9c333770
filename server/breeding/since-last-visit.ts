import type { z } from 'zod';
import type { bredSinceLastVisit as call } from '../../contract/today.ts';
import { REQUEST_OPEN_MS } from '../../game/breeding/breeding.ts';
import { leastIdOf } from '../db/new-id.ts';
import type { Db } from '../db/connection.ts';
import { readPreviousVisit } from '../players/player.ts';
import { findAnswersSince, findFoalsSince } from './since-queries.ts';

const LATEST = 5;

/** Requests end at or soon after expiry: skip older ones. */
const LONGEST_OPEN_MS = 2 * REQUEST_OPEN_MS;

export async function bredSinceLastVisit(db: Db, playerId: string): Promise<z.input<(typeof call)['reply']>> {
  const { since } = await readPreviousVisit(db, playerId);
  const before = new Date(since.getTime() - LONGEST_OPEN_MS);
  const foals = await findFoalsSince.rows(db, { playerId, since, leastId: leastIdOf(since), limit: LATEST });
  const answers = await findAnswersSince.rows(db, {
    playerId,
    since,
    leastId: leastIdOf(before),
    limit: LATEST,
  });
  return {
    foals: foals[0]?.count ?? 0,
    latestFoals: foals.map(({ id, name, sex, mare_name, created_at }) => ({
      id,
      name,
      gender: sex,
      mareName: mare_name,
      bornAt: created_at.toISOString(),
    })),
    answers: answers[0]?.count ?? 0,
    latestAnswers: answers.map((row) => ({
      id: row.id,
      status: row.status,
      fee: row.fee,
      answeredAt: row.answered_at.toISOString(),
      mare: { id: row.mare_id, name: row.mare_name },
      stallion: { id: row.stallion_id, name: row.stallion_name },
    })),
  };
}
