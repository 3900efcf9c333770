import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../testing/s3/s3-server.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import type { PictureStore } from './picture-store.ts';
import { watchStore } from './store-watch.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'fetlock-store-'));
const server = await startS3Server({ prefix: 'game/' });
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const STORES: readonly (readonly [string, PictureStore])[] = [
  ['a folder', openFolderStore(dataDir)],
  ['an S3-compatible store', openS3Store(server.settings, watchStore(undefined))],
];

async function keysIn(store: PictureStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.toSorted();
}

describe.each(STORES)('%s', (_, store) => {
  test('gives back what was written, and replaces it', async () => {
    expect(await store.read('a/1.webp')).toBeUndefined();
    for (const bytes of [Buffer.from([0, 255, 10, 13]), Buffer.alloc(0), Buffer.alloc(5_000_000, 'hay')]) {
      await store.write('a/1.webp', bytes);
      expect((await store.read('a/1.webp'))?.equals(bytes)).toBe(true);
    }
  });

  test('deletes, also what does not exist', async () => {
    await store.write('a/2.webp', Buffer.from('x'));
    for (let times = 0; times < 2; times++) await store.delete('a/2.webp');
    expect(await store.read('a/2.webp')).toBeUndefined();
  });

  test('moves once, and succeeds a second time', async () => {
    await store.write('a/3.webp', Buffer.from('three'));
    expect(await store.move('a/3.webp', 'b/3.webp')).toBe(true);
    expect(await store.move('a/3.webp', 'b/3.webp')).toBe(true);
    expect([await store.read('a/3.webp'), String(await store.read('b/3.webp'))]).toEqual([
      undefined,
      'three',
    ]);
    expect(await store.move('a/4.webp', 'b/4.webp')).toBe(false);
  });

  test('lists the files below a folder, with size and time', async () => {
    const wanted = ['d/10/x.webp', 'd/11/y.webp', 'd/z.webp', 'd/zz.webp', 'd/zzz.webp'];
    const before = Date.now() - 2_000;
    for (const key of [...wanted, 'dd/other.webp']) await store.write(key, Buffer.from(key));
    expect(await keysIn(store, 'd/')).toEqual(wanted);
    expect(await keysIn(store, 'nothing/')).toEqual([]);
    for await (const { key, bytes, changedAt } of store.list('d/')) {
      expect(bytes).toBe(key.length);
      expect(changedAt).toBeGreaterThan(before);
      expect(changedAt).toBeLessThan(Date.now() + 2_000);
    }
  });

  test('concurrent writes of one key leave one of them whole', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000, index));
    await Promise.all(versions.map((bytes) => store.write('e.webp', bytes)));
    const read = await store.read('e.webp');
    expect(versions.some((bytes) => read?.equals(bytes))).toBe(true);
  });
});

test('a folder forgets what a killed process left unfinished', async () => {
  const store = openFolderStore(dataDir);
  await store.write('f/1.webp', Buffer.from('x'));
  const [left, fresh] = [join(dataDir, 'f/.left'), join(dataDir, 'f/.fresh')];
  await Promise.all([writeFile(left, 'half'), writeFile(fresh, 'half')]);
  await utimes(left, 0, 0);
  expect(await keysIn(store, 'f/')).toEqual(['f/1.webp']);
  await expect(utimes(left, 1, 1)).rejects.toThrow('ENOENT');
  await utimes(fresh, 1, 1);
});
