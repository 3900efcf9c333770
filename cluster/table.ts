import type { Traffic } from './load.ts';

export interface Row {
  readonly name: string;
  readonly note: string;
  readonly traffic: Traffic;
  readonly streamsLost: number;
  readonly awaySeconds: number;
  readonly notifiedSeconds: number | undefined;
  readonly found: number;
  readonly lost: number;
  readonly checks: number;
  readonly problems: readonly string[];
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Markdown for docs/cluster.md. */
export function printTable(rows: readonly Row[]): string {
  const head = [
    'what happens',
    'calls',
    'failed',
    'longest outage',
    'slowest answer',
    'streams lost, longest away',
    'notified of a change after',
    'answers found, lost',
    'audit',
    'verdict',
  ];
  const lines = rows.map(({ traffic, ...row }) => [
    row.note === '' ? row.name : `${row.name}: ${row.note}`,
    String(traffic.sent),
    String(traffic.failed),
    seconds(traffic.outageSeconds),
    seconds(traffic.slowestSeconds),
    row.streamsLost === 0 ? 'none' : `${row.streamsLost}, ${seconds(row.awaySeconds)}`,
    row.notifiedSeconds === undefined ? 'not' : seconds(row.notifiedSeconds),
    `${row.found}, ${row.lost}`,
    `${row.checks}`,
    row.problems.length === 0 ? 'well' : row.problems.join('; '),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
