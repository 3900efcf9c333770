import { auditBooks } from '../server/audit/audit-books.ts';
import type { Db } from '../server/db/connection.ts';
import { findUnevenJournals } from './world-queries.ts';

/** Problems in the books, the horses, the shows and everything else that the audit checks. */
export async function checkWorld(
  db: Db,
  { now, jobsRun }: { readonly now?: Date; readonly jobsRun: boolean },
): Promise<readonly string[]> {
  const { checks } = await auditBooks(db, { now, replay: 'all', jobsRun });
  const failed = checks
    .filter(({ ok }) => !ok)
    .map(
      ({ name, offending, examples }) =>
        `The audit: ${name}, ${offending} times: ${JSON.stringify(examples).slice(0, 2_000)}`,
    );
  const uneven = await findUnevenJournals(db);
  return [...failed, ...uneven.map((id) => `The tradable coins of journal ${id} do not add up`)];
}
