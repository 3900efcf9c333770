import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNotice } from './notice.ts';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fetlock-notice-'));
  file = join(dataDir, 'notice.txt');
});
afterEach(() => rm(dataDir, { recursive: true }));

test('without a file there is no notice', async () => {
  expect(await openNotice(dataDir).read()).toBeNull();
  expect(await openNotice(join(dataDir, 'nowhere')).read()).toBeNull();
});

test.each<[string, string | null]>([
  ['  Back at noon.\n', 'Back at noon.'],
  ['One\ntwo', 'One\ntwo'],
  [' \n ', null],
  ['', null],
  ['x'.repeat(700), 'x'.repeat(600)],
])('%j is shown as %j', async (written, shown) => {
  await writeFile(file, written);
  expect(await openNotice(dataDir).read()).toBe(shown);
});

test('a change is seen after ten seconds, without a restart', async () => {
  let now = 0;
  const notice = openNotice(dataDir, () => now);
  expect(await notice.read()).toBeNull();
  await writeFile(file, 'Down tonight.');
  now = 9_999;
  expect(await notice.read()).toBeNull();
  now = 10_000;
  expect(await notice.read()).toBe('Down tonight.');
  await writeFile(file, 'Up again, thank you for waiting.');
  now = 20_000;
  expect(await notice.read()).toBe('Up again, thank you for waiting.');
  await rm(file);
  now = 30_000;
  expect(await notice.read()).toBeNull();
});

test('a folder in its place is ignored', async () => {
  await mkdir(file);
  expect(await openNotice(dataDir).read()).toBeNull();
});
