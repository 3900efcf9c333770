import * as contract from '../../contract/kindness/kindness.ts';
import { report as reportCall } from '../../contract/kindness/reports.ts';
import { mayTalk } from '../../game/kindness/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import { saveBirthYear } from '../accounts/birth-year.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { block, unblock } from './blocks.ts';
import { findBlocked, findDecisionsAbout, findWriter } from './kindness-queries.ts';
import type { Operators } from './operators.ts';
import { report } from './report.ts';
import type { ReportSubjects } from './report-subject.ts';
import { muteOf } from './writing.ts';

/** How far back decisions about a player are listed. */
const DECISIONS = 10;

interface KindnessRoutesOptions {
  readonly db: Db;
  readonly subjects: ReportSubjects;
  readonly operators: Operators;
}

export function kindnessRoutes(serve: Serve, { db, subjects, operators }: KindnessRoutesOptions): void {
  serve(contract.readKindness, async ({ player, now }) => {
    const [writer, decided, isOperator] = await Promise.all([
      findWriter.first(db, { playerId: player.id }),
      findDecisionsAbout.rows(db, { playerId: player.id, limit: DECISIONS }),
      operators.include(player.id),
    ]);
    if (!writer) throw new Error(`No player ${player.id}`);
    const { birth_year: birthYear } = writer;
    const mute = muteOf(writer, now);
    return {
      birthYear: birthYear === null ? ('unasked' as const) : ('answered' as const),
      mayTalk: birthYear !== null && mayTalk(birthYear, now),
      mute: mute ? { until: mute.until?.toISOString() ?? null, why: mute.why } : null,
      isOperator,
      decisions: decided.map((row) => ({
        id: row.id,
        action: row.action,
        kind: row.kind,
        why: row.why,
        until: row.until?.toISOString() ?? null,
        at: row.decided_at.toISOString(),
      })),
    };
  });

  serve(contract.answerBirthYear, async ({ player, body, now }) => {
    const answer = { accountId: player.id, birthYear: body.birthYear };
    const saved = await inTransaction(db, (tx) => saveBirthYear(tx, now, answer));
    if (isRefusal(saved)) return saved;
    const message = saved.mayTalk
      ? 'Thank you! Chat and letters are yours.'
      : 'Thank you! Chat and letters are for players of 13 and over. Everything else in Fetlock is yours.';
    return { message, mayTalk: saved.mayTalk };
  });

  serve(contract.listBlocked, async ({ player, query: { limit, before = null } }) => {
    const rows = await findBlocked.rows(db, { playerId: player.id, before, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
    const view = (row: (typeof rows)[number]) => ({
      id: row.blocked_id,
      username: row.username,
      at: row.at.toISOString(),
    });
    return { items: items.map(view), next };
  });

  serve(contract.blockPlayer, async ({ player, params, now }) => {
    const pair = { playerId: player.id, blockedId: params.id };
    const blocked = await inTransaction(db, (tx) => block(tx, now, pair));
    return isRefusal(blocked) ? blocked : { message: `${blocked.username} is blocked.` };
  });

  serve(contract.unblockPlayer, async ({ player, params }) => {
    const pair = { playerId: player.id, blockedId: params.id };
    const freed = await inTransaction(db, (tx) => unblock(tx, pair));
    return isRefusal(freed) ? freed : { message: `${freed.username} is no longer blocked.` };
  });

  serve(reportCall, async ({ player, body: { kind, id, reason, words }, now }) => {
    const told = { reporterId: player.id, kind, subjectId: id, reason, words };
    const refused = await inTransaction(db, (tx) => report(tx, now, subjects, told));
    return refused ?? { message: 'Thank you for telling us. A person will look at it.' };
  });
}
