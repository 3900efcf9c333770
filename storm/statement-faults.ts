import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * `lost`: the connection breaks instead of a statement. `unanswered`: it breaks after a commit, before its answer.
 * `race`: a statement of a transaction loses a race. `timeout`: a statement takes too long.
 */
export const STATEMENT_FAULTS = ['lost', 'unanswered', 'race', 'timeout'] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

/** Fires once, at the statement at `position` or at the first later one that the fault fits. */
export interface PlannedFault {
  readonly kind: StatementFault;
  position: number;
  statements: number;
  hasFired: boolean;
}

const planned = new AsyncLocalStorage<PlannedFault>();
const inTransaction = new WeakSet<pg.Client>();

export function withFault<T>(fault: PlannedFault | undefined, work: () => Promise<T>): Promise<T> {
  return fault ? planned.run(fault, work) : work();
}

const CODES = { race: '40001', timeout: '57014' } as const;
const raising = (kind: keyof typeof CODES) =>
  `do $$ begin raise exception 'a storm' using errcode = '${CODES[kind]}'; end $$`;

/** `pg` has no hook for statements, so this replaces the method of its clients. */
export function watchStatements(): void {
  const { prototype } = pg.Client;
  const send = Reflect.get(prototype, 'query') as (...sent: unknown[]) => unknown;
  const query = function (this: pg.Client, ...sent: unknown[]): unknown {
    const [config] = sent;
    const text =
      typeof config === 'string' ? config : ((config as { text?: string } | undefined)?.text ?? '');
    const fault = planned.getStore();
    const kind = fault && strikes(fault, this, text) ? fault.kind : undefined;
    if (/^start transaction|^begin/i.test(text)) inTransaction.add(this);
    if (/^(?:commit|rollback)$/i.test(text)) inTransaction.delete(this);
    switch (kind) {
      case undefined:
        return send.apply(this, sent);
      case 'lost':
        cut(this);
        return send.apply(this, sent);
      case 'unanswered':
        return loseAnswer(this, send.apply(this, sent) as Promise<unknown>);
      default:
        return send.call(this, { text: raising(kind) });
    }
  };
  Object.assign(prototype, { query });
}

function strikes(fault: PlannedFault, client: pg.Client, text: string): boolean {
  if (fault.hasFired || fault.statements++ < fault.position) return false;
  const isCommit = /^commit$/i.test(text);
  const isEdge = isCommit || /^(?:start transaction|begin|rollback)/i.test(text);
  const fits = {
    lost: !/^rollback/i.test(text),
    unanswered: isCommit,
    race: inTransaction.has(client) && !isEdge,
    timeout: !isEdge,
  }[fault.kind];
  fault.hasFired = fits;
  return fits;
}

interface WithStream {
  readonly connection: { readonly stream: { destroy(): void } };
}

const cut = (client: pg.Client) => (client as unknown as WithStream).connection.stream.destroy();

async function loseAnswer(client: pg.Client, answered: Promise<unknown>): Promise<never> {
  await answered;
  const lost = new Promise<void>((resolve) => client.once('error', () => resolve()));
  cut(client);
  await lost;
  throw new Error('Connection terminated unexpectedly');
}
