import { auditBooks } from '../server/audit/audit-books.ts';
import type { Meeting } from './meetings.ts';
import {
  atOnce,
  inOrder,
  isLike,
  ORDERS,
  type Order,
  type Outcome,
  type Pair,
  type Processes,
} from './pair.ts';
import { IN_STEPS } from './left-out.ts';
import type { Request } from './request.ts';
import type { Gate } from '../server/testing/database/rewinder.ts';

export interface Tried {
  readonly tries: number;
  /** Tries in which both calls waited for the gate. */
  readonly met: number;
  readonly problems: readonly string[];
}

interface How {
  /**
   * Also sends both without a gate, and reports a problem at its first occurrence. Otherwise the problem must recur,
   * because background work of an earlier try may have written meanwhile.
   */
  readonly isThorough: boolean;
  /** Audits what the last try leaves. */
  readonly audits: boolean;
}

/** Tries a pair at each of its gates, in both orders. */
export async function tryPair(processes: Processes, { pair, gates }: Meeting, how: How): Promise<Tried> {
  const isInSteps = pair.some(({ route }) => IN_STEPS.has(route));
  const serial: Outcome[] = [];
  if (!isInSteps) for (const order of ORDERS) serial.push(await inOrder(processes, pair, order));
  const problems: string[] = [];
  const ways = [...gates, ...(how.isThorough || gates.length === 0 ? [undefined] : [])].flatMap((gate) =>
    ORDERS.map((order) => ({ gate, order })),
  );
  let met = 0;
  for (const [index, way] of ways.entries()) {
    const audits = (how.audits || isInSteps) && index === ways.length - 1;
    const check = async () => void problems.push(...(await auditProblems(processes, pair, way)));
    const outcome = await atOnce(processes, pair, { ...way, ...(audits && { check }) });
    if (outcome.hasMet) met += 1;
    const isRight = ({ answers, rows }: Outcome) =>
      isInSteps
        ? answers.every((answer) => /^[24]\d\d/.test(answer))
        : serial.some((one) => isLike(one, { answers, rows }));
    if (isRight(outcome) || (!how.isThorough && isRight(await atOnce(processes, pair, way)))) continue;
    problems.push(describe(pair, way, outcome, serial));
  }
  return { tries: ways.length, met, problems };
}

interface Way {
  readonly gate: Gate | undefined;
  readonly order: Order;
}

async function auditProblems({ apps: [app] }: Processes, pair: Pair, way: Way): Promise<readonly string[]> {
  const { checks } = await auditBooks(app.db, { now: app.clock.now(), jobsRun: false });
  return checks
    .filter(({ ok }) => !ok)
    .map(({ name, examples }) => `${namesOf(pair, way)}\n  the audit: ${name} ${JSON.stringify(examples)}`);
}

const nameOf = ({ route, by, sent }: Request) =>
  `${by?.username ?? 'nobody'}: ${route} ${JSON.stringify(sent)}`;

const namesOf = (pair: Pair, { gate, order: [first] }: Way) =>
  `${pair.map(nameOf).join('\n  and ')}
  ${gate ? `at ${gate.table} ${gate.id}` : 'without a gate'}${first === 1 ? ', the second first' : ''}`;

/** Lists the rows that are missing (-) or additional (+) compared to each serial order. */
function describe(pair: Pair, way: Way, outcome: Outcome, serial: readonly Outcome[]): string {
  const lines = [namesOf(pair, way), `  answered ${outcome.answers.join(', ')}`];
  for (const one of serial) {
    lines.push(`  one after the other ${one.answers.join(', ')}`);
    lines.push(...one.rows.filter((row) => !outcome.rows.includes(row)).map((row) => `    - ${row}`));
    lines.push(...outcome.rows.filter((row) => !one.rows.includes(row)).map((row) => `    + ${row}`));
  }
  return lines.join('\n');
}
