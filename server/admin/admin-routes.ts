import type { Logger } from 'pino';
import * as contract from '../../contract/admin.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { readOpenMessages } from '../contact/write-to-us.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { addWord, listWords, removeWord } from '../moderation/word-filter.ts';
import { saveChatSeconds } from '../moderation/writing.ts';
import { decide, undo, type AdminContext } from './decide.ts';
import { findDecision, findDecisions, findMostReported, findNewest, findOverview } from './admin-queries.ts';
import { readNewcomers } from '../newcomers/newcomers.ts';
import { openSpending } from './spending.ts';
import { caseView, decisionView, wholeCase } from './admin-views.ts';

const FROM_THE_TOP = { reports: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export function adminRoutes(serve: Serve, admin: AdminContext & { readonly log: Logger }): void {
  /** Everybody but operators gets "not found". */
  const asOperator = async <Answer>(
    db: Db,
    { player }: { readonly player: { readonly id: string } },
    work: () => Promise<Answer>,
  ): Promise<Answer | Refusal<'NOT_FOUND'>> =>
    (await admin.operators.include(db, player.id)) ? work() : refuse('NOT_FOUND');

  serve.read(contract.readAdminDesk, (db, request) =>
    asOperator(db, request, async () => {
      const [overview, contact] = await Promise.all([findOverview.first(db), readOpenMessages(db)]);
      return {
        open: overview?.open ?? 0,
        oldestAt: overview?.oldestAt?.toISOString() ?? null,
        chatSeconds: overview?.chatSeconds ?? 0,
        contact,
      };
    }),
  );

  serve.read(contract.listCases, (db, request) =>
    asOperator(db, request, async () => {
      const { order, limit, after = FROM_THE_TOP } = request.query;
      const find = order === 'reports' ? findMostReported : findNewest;
      const rows = await find.rows(db, { ...after, limit: limit + 1 });
      const { items, next } = pageOf(rows, limit, ({ reports, id }) => ({ after: `${reports}_${id}` }));
      return { items: items.map(caseView), next };
    }),
  );

  serve.read(contract.readCase, (db, request) =>
    asOperator(db, request, () => wholeCase(db, request.now, admin, request.params.id)),
  );

  const spending = openSpending();
  serve.read(contract.readSpending, (db, request) =>
    asOperator(db, request, () => spending(db, request.now)),
  );

  serve.read(contract.readNewcomers, (db, request) =>
    asOperator(db, request, async () => ({ days: await readNewcomers(db, request.now) })),
  );

  const decision = async (db: Db, id: string) => {
    const row = await findDecision.first(db, { id });
    if (!row) throw new Error(`The decision ${id} was not stored`);
    return decisionView(row);
  };

  const steps = ['decide', 'hide the files of a removed picture'] as const;
  serve.steps(contract.decideCase, { steps }, (db, request) =>
    asOperator(db, request, async () => {
      const { player, params, body, now } = request;
      const order = { caseId: params.id, operatorId: player.id, ...body };
      const decided = await inTransaction(db, (tx) => decide(tx, now, admin, order));
      if (isRefusal(decided)) return decided;
      await decided.afterCommit?.();
      return { message: 'Decided. You can undo it below.', decision: await decision(db, decided.id) };
    }),
  );

  serve.read(contract.listDecisions, (db, request) =>
    asOperator(db, request, async () => {
      const { limit, before = null } = request.query;
      const rows = await findDecisions.rows(db, { before, limit: limit + 1 });
      return pageOf(rows.map(decisionView), limit, ({ id }) => ({ before: id }));
    }),
  );

  serve.steps(
    contract.undoDecision,
    { steps: ['undo, and move the files of a picture back'] },
    (db, request) =>
      asOperator(db, request, async () => {
        const { player, params, body, now } = request;
        const wish = { decisionId: params.id, operatorId: player.id, why: body.why };
        const refused = await inTransaction(db, (tx) => undo(tx, now, admin, wish));
        return (
          refused ?? { message: 'Undone. The report is open again.', decision: await decision(db, params.id) }
        );
      }),
  );

  serve.read(contract.listWords, (db, request) =>
    asOperator(db, request, async () => {
      const { list, limit, afterWord: after } = request.query;
      const rows = await listWords(db, { list, after, limit: limit + 1 });
      const { items, next } = pageOf(rows, limit, ({ word }) => ({ afterWord: word }));
      const view = ({ word, operator, addedAt }: (typeof rows)[number]) => ({
        word,
        operator: operator ?? '',
        at: addedAt.toISOString(),
      });
      return { items: items.map(view), next };
    }),
  );

  serve.change(contract.addWord, (tx, request) =>
    asOperator(tx, request, async () => {
      const { player, body, now } = request;
      const added = { ...body, operatorId: player.id };
      const refused = await addWord(tx, now, added);
      return refused ?? { message: `“${body.word}” is on the list.` };
    }),
  );

  serve.change(contract.removeWord, (tx, request) =>
    asOperator(tx, request, async () => {
      const { word } = request.params;
      const refused = await removeWord(tx, word);
      return refused ?? { message: `“${word}” is off the list.` };
    }),
  );

  serve.change(contract.setSlowMode, (tx, request) =>
    asOperator(tx, request, async () => {
      const { seconds } = request.body;
      await saveChatSeconds(tx, seconds);
      return { message: seconds === 0 ? 'Slow mode is off.' : `Slow mode: ${seconds} seconds.` };
    }),
  );
}
