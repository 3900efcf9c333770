import pg from 'pg';
import { columnTypes } from '../../server/db/pool/column-types.ts';
import type { Recording, Statement } from '../floor/trace.ts';
import type { PreparedStep } from '../load/request.ts';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Executions before PostgreSQL makes a generic plan. */
const UNTIL_GENERIC = 5;
const READS = /^\s*(?:select|with)\b/i;

type PlanCacheMode = 'auto' | 'force_custom_plan';

/** Buffers read per step. Skips statements that change data. `plans` sets PostgreSQL's plan_cache_mode. */
export async function buffersOf(
  databaseUrl: string,
  recording: Recording,
  steps: readonly PreparedStep[],
  plans: PlanCacheMode = 'auto',
): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl, types: columnTypes() });
  await client.connect();
  await client.query(`set plan_cache_mode = ${plans}`);
  const known = new Set<number>();
  const count = async ({ text, values }: Statement): Promise<number> => {
    const sql = recording.texts[text] ?? '';
    if (!READS.test(sql)) return 0;
    const execute = `execute known_${text}${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`;
    if (!known.has(text)) {
      known.add(text);
      await client.query(`prepare known_${text} as ${sql}`);
      for (let times = 0; times < UNTIL_GENERIC; times++) await client.query(execute);
    }
    const { rows } = await client.query<{ 'QUERY PLAN': string | readonly { Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) ${execute}`,
    );
    const said = rows[0]?.['QUERY PLAN'];
    const [plan] = typeof said === 'string' ? (JSON.parse(said) as { Plan: Plan }[]) : (said ?? []);
    if (!plan) throw new Error('A statement was not explained');
    return plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
  };
  try {
    const buffers: number[] = [];
    for (const { requests } of steps) {
      let sum = 0;
      for (const { id } of requests) {
        for (const statement of recording.traces.get(id)?.beforeAnswer ?? []) sum += await count(statement);
      }
      buffers.push(sum);
    }
    return buffers;
  } finally {
    await client.end();
  }
}

export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (value instanceof Uint8Array) return pg.escapeLiteral(`\\x${Buffer.from(value).toString('hex')}`);
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'boolean') return pg.escapeLiteral(String(value));
  throw new TypeError('No value of this kind is explained');
}
