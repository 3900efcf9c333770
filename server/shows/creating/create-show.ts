import { randomUUID } from 'node:crypto';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { isRefusal } from '../../../game/refusal.ts';
import {
  decideShow,
  SHOW_DAYS_DEFAULT,
  type ShowPlan,
  type ShowTerms,
  type ShowTermsRefusal,
} from '../../../game/shows/player-show-terms.ts';
import { disciplineLabel, type Discipline } from '../../../game/shows/disciplines.ts';
import { seedHash, showSeed } from '../../../game/shows/proof/proof.ts';
import { refuseUnconfirmed, type EmailNotConfirmed } from '../../accounts/accounts.ts';
import { publish } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { handOver, HOUSE, openEscrow, post } from '../../ledger/ledger.ts';
import { lockContender, paidMost } from '../../players/player.ts';
import { insertPlayerShow, type PlayerShowRow } from '../player-show-queries.ts';

export interface ShowOrder extends Omit<ShowTerms, 'runsAt'> {
  readonly playerId: string;
  readonly discipline: Discipline;
  readonly runsAt?: Date | undefined;
  readonly invitesHouse: boolean;
}

export interface ShowCreation extends ShowPlan {
  readonly show: PlayerShowRow;
}

/** Prize to an escrow, fee part to the house. Random id, because players see its first digits. */
export async function createShow(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { playerId, discipline, invitesHouse, runsAt = inDays(now, SHOW_DAYS_DEFAULT), ...wanted }: ShowOrder,
): Promise<ShowCreation | ShowTermsRefusal | EmailNotConfirmed> {
  const contender = await lockContender(tx, playerId);
  const { level, guild, balance } = contender;
  const paid = await paidMost(tx, now, contender);
  const terms = { ...wanted, runsAt };
  const plan = decideShow(terms, { level, guild, balance, paid }, now);
  if (isRefusal(plan)) return plan;
  const unconfirmed = await refuseUnconfirmed(tx, playerId);
  if (unconfirmed) return unconfirmed;

  const id = randomUUID();
  const { entryFee, prize } = wanted;
  const show = await insertPlayerShow.first(tx, {
    id,
    discipline,
    level: wanted.level,
    entryFee,
    prize,
    runsAt,
    createdBy: playerId,
    now,
    invitesHouse,
    seedHash: seedHash(showSeed(secret, id)),
  });
  if (!show) throw new Error(`Show ${id} was not created`);
  await openEscrow(tx, id);
  const what = `${disciplineLabel(discipline)} show, level ${wanted.level}`;
  const kind = 'show_creation';
  await post(tx, now, [
    { kind, description: `Created a ${what}`, lines: handOver(playerId, HOUSE, plan.feeTaken) },
    { kind, description: `Prize put up: ${what}`, lines: handOver(playerId, id, plan.prizeTaken) },
  ]);
  publish(tx, playerId, { topics: ['shows'] });
  return { ...plan, show };
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * REAL_MS_PER_DAY);
}
