import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { SCHEMA } from '../../server/db/schema.ts';
import { findColumns } from './catalog-queries.ts';
import { diagramOf, sectionsOf } from './diagrams.ts';
import { PAGE, readPage, withDiagrams } from './page.ts';

/** `npm run schema`: draws the diagrams of docs/schema.md from a new database. */
const dataDir = mkdtempSync(join(tmpdir(), 'fetlock-schema-'));
const { db, close } = await openDatabase({ dataDir });
try {
  await migrate(db);
  const columns = await findColumns(db);
  const diagrams = sectionsOf(SCHEMA).map((section) => diagramOf(section, columns));
  writeFileSync(PAGE, withDiagrams(readPage(), SCHEMA, diagrams));
} finally {
  await close();
  rmSync(dataDir, { recursive: true });
}
