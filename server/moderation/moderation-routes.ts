import * as contract from '../../contract/moderation/moderation.ts';
import { report as reportCall } from '../../contract/moderation/reports.ts';
import { mayTalk } from '../../game/moderation/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import { saveBirthYear } from '../accounts/birth-year.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { block, unblock } from './blocks.ts';
import { findBlocked, findDecisionsAbout, findWriter } from './moderation-queries.ts';
import type { Operators } from './operators.ts';
import { report } from './report.ts';
import type { ReportSubjects } from './report-subject.ts';
import { muteOf } from './writing.ts';

/** How far back decisions about a player are listed. */
const DECISIONS = 10;

interface ModerationOptions {
  readonly subjects: ReportSubjects;
  readonly operators: Operators;
}

export function moderationRoutes(serve: Serve, { subjects, operators }: ModerationOptions): void {
  serve.read(contract.readModeration, async (db, { player, now }) => {
    const [writer, decided, isOperator] = await Promise.all([
      findWriter.first(db, { playerId: player.id }),
      findDecisionsAbout.rows(db, { playerId: player.id, limit: DECISIONS }),
      operators.include(db, player.id),
    ]);
    if (!writer) throw new Error(`No player ${player.id}`);
    const { birthYear } = writer;
    const mute = muteOf(writer, now);
    return {
      birthYear: birthYear === null ? ('unanswered' as const) : ('answered' as const),
      mayTalk: birthYear !== null && mayTalk(birthYear, now),
      mute: mute ? { until: mute.until?.toISOString() ?? null, why: mute.why } : null,
      isOperator,
      decisions: decided.map((row) => ({
        id: row.id,
        action: row.action,
        kind: row.kind,
        why: row.why,
        until: row.until?.toISOString() ?? null,
        at: row.decidedAt.toISOString(),
      })),
    };
  });

  serve.change(contract.answerBirthYear, async (tx, { player, body, now }) => {
    const answer = { accountId: player.id, birthYear: body.birthYear };
    const saved = await saveBirthYear(tx, now, answer);
    if (isRefusal(saved)) return saved;
    const message = saved.mayTalk
      ? 'Thank you! Chat and letters are yours.'
      : 'Thank you! Chat and letters are for players of 13 and over. Everything else in Fetlock is yours.';
    return { message, mayTalk: saved.mayTalk };
  });

  serve.read(contract.listBlocked, async (db, { player, query: { limit, before = null } }) => {
    const rows = await findBlocked.rows(db, { playerId: player.id, before, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
    const view = (row: (typeof rows)[number]) => ({
      id: row.blockedId,
      username: row.username,
      at: row.at.toISOString(),
    });
    return { items: items.map(view), next };
  });

  serve.change(contract.blockPlayer, async (tx, { player, params, now }) => {
    const pair = { playerId: player.id, blockedId: params.id };
    const blocked = await block(tx, now, pair);
    return isRefusal(blocked) ? blocked : { message: `${blocked.username} is blocked.` };
  });

  serve.change(contract.unblockPlayer, async (tx, { player, params }) => {
    const pair = { playerId: player.id, blockedId: params.id };
    const freed = await unblock(tx, pair);
    return isRefusal(freed) ? freed : { message: `${freed.username} is no longer blocked.` };
  });

  serve.change(reportCall, async (tx, { player, body: { kind, id, reason, comment }, now }) => {
    const newReport = { reporterId: player.id, kind, subjectId: id, reason, comment };
    const refused = await report(tx, now, subjects, newReport);
    return refused ?? { message: 'Thank you for telling us. A person will look at it.' };
  });
}
