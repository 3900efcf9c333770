import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { preparedStatements } from '../server/db/prepared.ts';

/**
 * Statements that read more than the rows that they lock, and why the result is right. After a wait PostgreSQL rereads
 * only locked rows (docs/decisions/0086-pairs.md).
 */
const RIGHT: Readonly<Record<string, string>> = {
  contender_lock: 'locks both tables',
  shows_lock_entered: 'the caller reads the entries again after the lock',
  shows_delete_unentered: 'only this transaction sees a house show without entries',
  store_offer_lock: 'an advisory lock in an earlier statement excludes other sales of the kind',
  breeders_foal_levels: 'joins parameters',
  picture_upload_open: 'the count, locked by an earlier statement, excludes other replacements',
  cover_unborn_lock: 'nobody becomes a guest again, and the next pass sees who kept meanwhile',
  foal_book_write: 'horse and book, locked by an earlier statement, exclude other pages and owners',
  house_stables_lock: 'joins the number of a house stable, which never changes; players are seen later only',
  stud_upsert: 'returns whether the player is a house stable, which never changes',
  guest_who_left_lock: 'the account, locked by an earlier statement, excludes other deletions and keeping',
};

/** Updates and deletes wait too. */
const RETURNS_A_SUBQUERY = /\b(?:update|delete from)\b[^]*\breturning\b[^()]*\(\s*select\b/;

const LOCK = /\bfor (?:no key )?(?:update|share)\b/g;

/** The select whose locking clause starts at `end`, with its subqueries. */
function selectBefore(sql: string, end: number): string {
  let depth = 0;
  let start = end;
  while (start > 0 && depth >= 0) {
    start--;
    if (sql[start] === ')') depth++;
    if (sql[start] === '(') depth--;
  }
  return sql.slice(start + 1, end);
}

test('locking statements decide by the rows that they lock', async () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('-queries.ts')))
    await import(pathToFileURL(`server/${file}`).href);
  const statements = preparedStatements();
  const locking = statements.filter(({ sql }) => sql.search(LOCK) >= 0);
  const suspicious = statements.filter(
    ({ sql }) =>
      RETURNS_A_SUBQUERY.test(sql) ||
      [...sql.matchAll(LOCK)].some(
        ({ index }) =>
          /\bjoin\b|\(\s*select\b/.test(selectBefore(sql, index)) || /\bjoin\b/.test(sql.slice(index)),
      ),
  );
  expect(locking.length).toBeGreaterThan(30);
  expect(suspicious.map(({ name }) => name).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});
