import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listTables } from './backup/backup-queries.ts';
import type { Db } from './db/connection.ts';
import { spawnServer } from './testing/programs/running-server.ts';
import { wholeDatabase } from './testing/database/whole-database.ts';
import { worldToServe } from './testing/database/test-worlds.ts';

const scratch = await mkdtemp(join(tmpdir(), 'fetlock-unfinished-'));
afterAll(() => rm(scratch, { recursive: true }));

const everything = async (db: Db) =>
  wholeDatabase(
    db,
    (await listTables(db)).map(({ table }) => table),
  );

/** The first ones of what came before the one schema, and another state of the schema. */
test.each([[['0001_ground_floor', '0002_face', '0003_breeding']], [['0001_schema_000000000000']]])(
  'a world made by %j does not start, and is left untouched',
  async (names) => {
    const world = await worldToServe();
    try {
      const before = await world.inspect(async (db) => {
        await sql`insert into world (founded_at, clock_reached, secret, purse_index_due)
          values (now(), now(), sha256('secret'), now())`.execute(db);
        await sql`delete from kysely_migration`.execute(db);
        await sql`insert into kysely_migration select name, '2026-01-01' from unnest(${names}::text[]) name`.execute(
          db,
        );
        return everything(db);
      });
      const server = spawnServer({ DATA_DIR: scratch, PORT: '0', ...world.env });
      const { code, complaint } = await server.ended;
      expect(code).toBe(1);
      expect(complaint).toBe(
        'Fetlock cannot start.\nThis world was made by an unfinished version of the game, which 1.0 cannot read. ' +
          'Nothing was changed. Start it with the version that made it, or found a new one: set DATA_DIR to another ' +
          'folder, or DATABASE_URL to an empty database.\n',
      );
      expect(await world.inspect(everything)).toEqual(before);
      expect(await readdir(world.env['DATA_DIR'] ?? scratch)).not.toContain('backups');
    } finally {
      await world.remove();
    }
  },
);
