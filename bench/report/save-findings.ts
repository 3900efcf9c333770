import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FindingRecord } from '../findings.ts';
import { reportOf } from './table.ts';

const LINES = fileURLToPath(new URL('../../docs/bench.jsonl', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/bench.md', import.meta.url));
const LATEST = '## Latest figures';

export function saveFindings(lines: readonly FindingRecord[]): void {
  appendFileSync(LINES, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const all = readFileSync(LINES, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as FindingRecord);
  const page = readFileSync(PAGE, 'utf8');
  const above = page.slice(0, page.indexOf(LATEST));
  writeFileSync(PAGE, `${above}${LATEST}\n\n${takenWhen(lines)}\n\n${reportOf(latestOf(all))}\n`);
}

/** One per measurement, and for calls one per database; in order of first record. */
export function latestOf(lines: readonly FindingRecord[]): FindingRecord[] {
  const keyOf = ({ kind, database, name }: FindingRecord) =>
    kind === 'speed' ? `${database}/${name}` : name;
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
}

function takenWhen(lines: readonly FindingRecord[]): string {
  const [line] = lines;
  if (!line) return '';
  return `Last taken on ${line.date.slice(0, 10)} at ${line.commit}, with Node ${line.node} on ${line.cpus} processors.`;
}
