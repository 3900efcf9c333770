import { createHash } from 'node:crypto';
import type { Db } from '../server/db/connection.ts';
import type { HttpAnswer } from '../server/testing/app/contract-problems.ts';
import type { Bot } from './bot.ts';
import type { Act } from './players.ts';
import { routeOf } from './requests.ts';
import { findAnsweredKeys, findIds, findTablesWithIds } from './world-queries.ts';

interface Entry {
  readonly bot: Bot;
  readonly route: string;
  /** Hash of the Idempotency-Key. */
  readonly hash: string | undefined;
  readonly outcome: 'done' | 'refused' | 'unavailable';
}

/** Version 7, which the server creates (`server/db/new-id.ts`). */
const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Collects the replies since the last check, which must be in the database. */
export class Journal {
  readonly #entries: Entry[] = [];
  readonly #known = new Set<string>();
  /** Things that an answer named for the first time. */
  readonly #fresh: { readonly route: string; readonly id: string }[] = [];
  #tables: readonly string[] | undefined;

  note({ bot, call, key, input }: Act, { status, body, headers }: HttpAnswer): void {
    const route = routeOf(call);
    for (const id of idsIn(input)) this.#known.add(id);
    const fresh = idsIn(body).filter((id) => !this.#known.has(id));
    for (const id of fresh) this.#known.add(id);
    if (call.method === 'GET' || headers['idempotent-replayed'] !== undefined) return;
    const outcome = outcomeOf(status, body);
    if (outcome === undefined) return;
    const hash = key === undefined ? undefined : createHash('sha256').update(key).digest('hex');
    this.#entries.push({ bot, route, hash, outcome });
    if (outcome === 'done') this.#fresh.push(...fresh.map((id) => ({ route, id })));
  }

  /** Returns replies that are lost, and calls that took effect although their reply denied it. Then clears itself. */
  async check(db: Db): Promise<readonly string[]> {
    const entries = this.#entries.splice(0).filter(({ bot }) => !bot.isLeaving);
    const hashes = entries.flatMap(({ hash }) => (hash === undefined ? [] : [Buffer.from(hash, 'hex')]));
    const answered = await findAnsweredKeys(db, hashes);
    const settled = new Set(
      entries.flatMap(({ hash, outcome }) => (outcome === 'unavailable' ? [] : [hash])),
    );
    return entries.flatMap(({ route, hash, outcome }) => {
      if (hash === undefined || outcome === 'refused') return [];
      const isStored = answered.has(hash);
      if (outcome === 'done') return isStored ? [] : [`The reply of ${route} is lost`];
      return isStored && !settled.has(hash) ? [`${route} was said to change nothing, and did`] : [];
    });
  }

  /**
   * Returns the newly named things that are missing from the database. Checked now, because later calls may remove
   * them.
   */
  async checkThings(db: Db): Promise<readonly string[]> {
    const named = this.#fresh.splice(0);
    if (named.length === 0) return [];
    this.#tables ??= await findTablesWithIds(db);
    const ids = named.map(({ id }) => id);
    const there = await findIds(db, this.#tables, ids);
    return named
      .filter(({ id }) => !there.has(id))
      .map(({ route, id }) => `${route} answered ${id}, which is nowhere`);
  }
}

function outcomeOf(status: number, body: unknown): Entry['outcome'] | undefined {
  if (status === 200 || status === 202) return 'done';
  if (status < 500) return 'refused';
  return (body as { readonly code?: string } | null)?.code === 'UNAVAILABLE' ? 'unavailable' : undefined;
}

function idsIn(body: unknown): string[] {
  if (typeof body === 'string') return UUID.test(body) ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([field, value]) =>
    /id$|ids$/i.test(field) || typeof value === 'object' || /^\d+$/.test(field) ? idsIn(value) : [],
  );
}
