import { describe, expect, test } from 'vitest';
import { latestOf } from './save-findings.ts';
import type { FindingRecord } from '../findings.ts';
import { reportOf } from './table.ts';

const TAKEN = {
  date: '2030-05-01T08:00:00.000Z',
  commit: 'abc1234',
  node: '20.20.2',
  cpus: 2,
  database: 'embedded',
  databaseDescription: 'PGlite 0.5.16',
} as const;

const ENTRY = {
  ...TAKEN,
  kind: 'speed',
  name: 'show entry',
  of: 'calls',
  app: { perSecond: 1234.4, p50: 12.34, p99: 56.78, cpuMicros: 987.6 },
  floor: { perSecond: 2000, p50: 8, p99: 9.99, cpuMicros: null },
  ratio: 0.617,
  roundTrips: { mean: 8.25, most: 10, afterAnswer: 0.2 },
  aims: [
    { aim: 'at least 0.6 of the floor', met: true },
    { aim: 'at most 8 round trips per call', met: false },
  ],
} as const satisfies FindingRecord;

const LOAD = {
  ...TAKEN,
  kind: 'size',
  name: 'first load',
  of: 'bytes',
  value: 106_706,
  note: '8 scripts',
  aims: [],
} as const satisfies FindingRecord;

const CROSS = {
  ...TAKEN,
  kind: 'work',
  name: 'richest cross',
  of: 'crosses',
  app: { perSecond: 2345.6, p50: 0.4321, p99: 0.9, cpuMicros: 430 },
  floor: { perSecond: 23456, p50: 0.04, p99: 0.1, cpuMicros: 40 },
  ratio: 0.1,
  note: '2420 coats',
  aims: [{ aim: 'within 5 ms', met: true }],
} as const satisfies FindingRecord;

const PORTRAIT = { ...CROSS, kind: 'picture', name: 'portrait' } as const satisfies FindingRecord;

const cellsOf = (row: string | undefined) => row?.split('|').map((cell) => cell.trim());

describe('the report', () => {
  test('has a row for each speed, with the aims it misses', () => {
    const rows = reportOf([ENTRY]).split('\n');
    expect(rows[0]).toBe('### PGlite 0.5.16');
    expect(cellsOf(rows.find((row) => row.includes('show entry')))?.slice(1, -1)).toEqual([
      'show entry',
      '1,234',
      '2,000',
      '0.62',
      '12.3 / 56.8',
      '8.0 / 10.0',
      '988',
      '',
      '8.3 (most 10), then 0.2',
      'MISSED: at most 8 round trips per call',
    ]);
  });

  test('has a row for each piece of work, its times to the microsecond', () => {
    const rows = reportOf([CROSS]).split('\n');
    expect(cellsOf(rows.find((row) => row.includes('richest cross')))?.slice(1, -1)).toEqual([
      'richest cross (2420 coats)',
      '2,346',
      '23,456',
      '0.10',
      '0.432 / 0.900',
      '0.040 / 0.100',
      '430',
      '40',
      'met',
    ]);
  });

  test('lists the databases in order, then what needs none, then what has no floor', () => {
    const other = { ...ENTRY, database: 'postgres', databaseDescription: 'PostgreSQL 18.4' } as const;
    const headings = reportOf([LOAD, PORTRAIT, CROSS, ENTRY, other])
      .split('\n')
      .filter((row) => row.startsWith('#'));
    expect(headings).toEqual([
      '### PGlite 0.5.16',
      '### PostgreSQL 18.4',
      '### Rules alone, on one core',
      '### Pictures, in a browser',
      '### Beside a budget',
    ]);
  });
});

describe('the latest', () => {
  test('are one line for each call and database, the last that was saved', () => {
    const newer = { ...ENTRY, ratio: 0.7 };
    const other = { ...ENTRY, database: 'postgres' } as const;
    expect(latestOf([ENTRY, LOAD, other, newer])).toEqual([newer, LOAD, other]);
  });

  test('are one line for each name that needs no database', () => {
    const elsewhere = { ...LOAD, database: 'postgres' } as const;
    expect(latestOf([LOAD, elsewhere])).toEqual([elsewhere]);
  });
});
