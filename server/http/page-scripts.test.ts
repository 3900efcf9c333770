import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageScripts } from './page-scripts.ts';

test('scripts written into the page are named by their hashes, and those it loads are not', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fetlock-page-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const page = `<script data-who="a b">document.title = 'Fetlock'</script><script type="module" crossorigin src="/a.js"></script>`;
  await writeFile(join(dir, 'index.html'), page);
  // printf %s "document.title = 'Fetlock'" | openssl dgst -sha256 -binary | base64
  expect(pageScripts(dir)).toEqual(["'sha256-98vvw+kiYm6Fi+RRVolGtp1L7hqx5UduGV91ukX7isE='"]);
});

test('a server without pages allows no script', () => {
  expect(pageScripts(undefined)).toEqual([]);
});
