import type { Aim, Figures, Picture, Press, Size, Speed, Work, FindingRecord } from '../findings.ts';

export function reportOf(lines: readonly FindingRecord[]): string {
  const speeds = lines.filter((line) => line.kind === 'speed');
  const databases = [...new Set(speeds.map(({ databaseDescription }) => databaseDescription))];
  const parts = databases.map((database) => {
    const there = speeds.filter(({ databaseDescription }) => databaseDescription === database);
    return `### ${database}\n\n${speedTable(there)}`;
  });
  const works = lines.filter((line) => line.kind === 'work');
  if (works.length > 0) parts.push(`### Rules alone, on one core\n\n${workTable(works)}`);
  const pictures = lines.filter((line) => line.kind === 'picture');
  if (pictures.length > 0) parts.push(`### Pictures, in a browser\n\n${workTable(pictures)}`);
  const presses = lines.filter((line) => line.kind === 'press');
  if (presses.length > 0)
    parts.push(`### Presses, on a phone with a slow processor\n\n${workTable(presses)}`);
  const sizes = lines.filter((line) => line.kind === 'size');
  if (sizes.length > 0) parts.push(`### Beside a budget\n\n${sizeTable(sizes)}`);
  return parts.join('\n\n');
}

const BESIDE_FLOOR = ['', 'a second', 'floor', 'ratio', 'p50 / p99 ms', 'floor', 'CPU µs', 'floor'] as const;

function speedTable(speeds: readonly Speed[]): string {
  return table(
    [...BESIDE_FLOOR, 'round trips', 'aims'],
    speeds.map(({ roundTrips, ...speed }) => [
      ...besideFloor(speed, 1),
      formatRoundTrips(roundTrips),
      formatAims(speed.aims),
    ]),
  );
}

function workTable(works: readonly (Work | Picture | Press)[]): string {
  return table(
    [...BESIDE_FLOOR, 'aims'],
    works.map((work) => [...besideFloor(work, 3), formatAims(work.aims)]),
  );
}

function besideFloor({ name, note, app, floor, ratio }: Omit<Work, 'kind'>, decimals: number): string[] {
  return [
    note ? `${name} (${note})` : name,
    digits(app.perSecond),
    digits(floor.perSecond),
    ratio.toFixed(2),
    latencies(app, decimals),
    latencies(floor, decimals),
    app.cpuMicros === null ? '' : digits(app.cpuMicros),
    floor.cpuMicros === null ? '' : digits(floor.cpuMicros),
  ];
}

function sizeTable(sizes: readonly Size[]): string {
  return table(
    ['', 'measured', 'of', 'aims'],
    sizes.map(({ name, note, value, of, aims }) => [
      note ? `${name} (${note})` : name,
      value < SMALL ? decimal(value, 2) : digits(value),
      of,
      formatAims(aims),
    ]),
  );
}

function latencies({ p50, p99 }: Figures, decimals: number): string {
  return p50 === null || p99 === null ? '' : `${p50.toFixed(decimals)} / ${p99.toFixed(decimals)}`;
}

function formatRoundTrips({ mean, most, afterAnswer }: Speed['roundTrips']): string {
  const text = decimal(mean) === String(most) ? String(most) : `${decimal(mean)} (most ${most})`;
  return afterAnswer < 0.05 ? text : `${text}, then ${decimal(afterAnswer)}`;
}

/** Smaller values get decimals. */
const SMALL = 10;

function decimal(value: number, places = 1): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(places);
}

function formatAims(aims: readonly Aim[]): string {
  if (aims.length === 0) return '';
  const missed = aims.filter(({ met }) => !met).map(({ aim }) => aim);
  return missed.length === 0 ? 'met' : `MISSED: ${missed.join('; ')}`;
}

function digits(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
