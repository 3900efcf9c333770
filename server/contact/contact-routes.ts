import * as contract from '../../contract/contact.ts';
import { refuse } from '../../game/refusal.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import type { Operators } from '../moderation/operators.ts';
import { findDoneMessages, findOpenMessages, markMessage } from './contact-queries.ts';
import { writeToUs } from './write-to-us.ts';

/** Five times as many per network: see `ServeOptions`. */
const SENT_PER_MINUTE = { perMinute: 2 } as const;

export function contactRoutes(serve: Serve, operators: Operators): void {
  serve.change(
    contract.contact,
    async (tx, { body: { sendId = crypto.randomUUID(), ...message }, now, network }) => {
      const refused = await writeToUs(tx, now, { ...message, sendId, network });
      return refused ?? { message: 'Thank you! We read every message and answer by mail.' };
    },
    SENT_PER_MINUTE,
  );

  serve.read(contract.listContact, async (db, { player, query: { show, limit, before = null } }) => {
    if (!(await operators.include(db, player.id))) return refuse('NOT_FOUND');
    const find = show === 'open' ? findOpenMessages : findDoneMessages;
    const rows = await find.rows(db, { before, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
    const views = items.map(({ at, handledAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
    }));
    return { items: views, next };
  });

  serve.change(contract.handleContact, async (tx, { player, params: { id }, body: { handled }, now }) => {
    if (!(await operators.include(tx, player.id))) return refuse('NOT_FOUND');
    const marked = await markMessage.run(tx, {
      id,
      by: handled ? player.id : null,
      now: handled ? now : null,
    });
    if (marked === 0) return refuse('MESSAGE_NOT_FOUND');
    return { message: handled ? 'Done.' : 'Open again.' };
  });
}
