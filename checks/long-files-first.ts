import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take ten seconds and more, the longest first. In a fresh checkout vitest knows no times and begins
 * with the largest files; `pairs.test.ts` is short and takes longest, so one worker ran it alone at the end.
 */
const LONG = [
  'pairs/pairs.test.ts',
  'server/live/published-changes.test.ts',
  'server/refusals.test.ts',
  'server/outage.test.ts',
  'storm/storm.test.ts',
  'server/backup/commands.test.ts',
  'server/db/embedded/create-database.test.ts',
  'server/kill-and-restart.test.ts',
  'server/db/replica/replica.test.ts',
  'server/http/idempotency/contract-twice.test.ts',
  'server/house-stables/visits.test.ts',
  'server/audit/audit-books.test.ts',
  'server/db/embedded/read-everything.test.ts',
  'server/accounts/guessing.test.ts',
  'server/backup/backup.test.ts',
  'server/clock/clock-in-app.test.ts',
  'server/archive/archive.test.ts',
  'server/leaving.test.ts',
];

/** Runs projects one after the other, because workers are reused within a project. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, which returns a copy
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || rankOf(one) - rankOf(other),
    );
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? LONG.length : rank;
}
