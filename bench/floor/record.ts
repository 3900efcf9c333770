import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { REQUEST_ID_HEADER } from '../load/request.ts';
import { BEGINS_TRANSACTION, ENDS_TRANSACTION, writeRecording, type Statement } from './trace.ts';

/*
 * Preloaded into the game (`node --import`) in untimed runs. Records the SQL of each numbered request and writes it to
 * BENCH_RECORDING on exit.
 */

class TraceRecorder {
  readonly beforeAnswer: Statement[] = [];
  readonly afterAnswer: Statement[] = [];
  #statements = this.beforeAnswer;
  #underWay = 0;
  #transactionOn: unknown;

  answered(): void {
    this.#statements = this.afterAnswer;
    this.#underWay = 0;
  }

  begin(client: unknown, sql: string, values: readonly unknown[]): () => void {
    const inIt = this.#transactionOn === client;
    const aside = !inIt && (this.#underWay > 0 || this.#transactionOn !== undefined);
    const statements = this.#statements;
    statements.push({ text: numberOf(sql), values, aside, together: inIt && this.#underWay > 0 });
    if (aside) return () => {};
    if (BEGINS_TRANSACTION.test(sql)) this.#transactionOn = client;
    if (ENDS_TRANSACTION.test(sql)) this.#transactionOn = undefined;
    this.#underWay++;
    return () => {
      if (statements === this.#statements) this.#underWay--;
    };
  }
}

const file = process.env['BENCH_RECORDING'];
if (!file) throw new Error('BENCH_RECORDING must name the file to write to');

const texts = new Map<string, number>();
const tracings = new Map<number, TraceRecorder>();
const current = new AsyncLocalStorage<TraceRecorder>();

type AnyMethod = (this: unknown, ...given: unknown[]) => unknown;

const emit = Reflect.get(Server.prototype, 'emit') as AnyMethod;
Server.prototype.emit = function (this: unknown, ...given: unknown[]) {
  if (given[0] !== 'request') return emit.apply(this, given);
  const [, request, response] = given as [string, IncomingMessage, ServerResponse];
  const id = request.headers[REQUEST_ID_HEADER];
  if (typeof id !== 'string') return emit.apply(this, given);
  const tracing = new TraceRecorder();
  tracings.set(Number(id), tracing);
  response.once('close', () => tracing.answered());
  return current.run(tracing, () => emit.apply(this, given));
} as typeof Server.prototype.emit;

const query = Reflect.get(pg.Client.prototype, 'query') as AnyMethod;
pg.Client.prototype.query = function (this: unknown, ...given: unknown[]) {
  const tracing = current.getStore();
  if (!tracing) return query.apply(this, given);
  const end = tracing.begin(this, ...statementOf(given));
  const answer = query.apply(this, given);
  if (!(answer instanceof Promise)) throw new Error('Statements sent with a callback are not recorded');
  answer.then(end, end);
  return answer;
} as typeof pg.Client.prototype.query;

function statementOf([first, second]: readonly unknown[]): [sql: string, values: unknown[]] {
  const { text, values = second } =
    typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown });
  return [text, Array.isArray(values) ? [...(values as unknown[])] : []];
}

function numberOf(sql: string): number {
  const known = texts.get(sql) ?? texts.size;
  texts.set(sql, known);
  return known;
}

process.on('exit', () => {
  const traces = new Map(
    [...tracings].map(([id, { beforeAnswer, afterAnswer }]) => [id, { beforeAnswer, afterAnswer }]),
  );
  writeRecording(file, { texts: [...texts.keys()], traces, replies: new Map() });
});
