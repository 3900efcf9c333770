import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'vite';

/*
 * Minifies the scripts that Vite copies unchanged. Then writes a .br and a .gz beside every text file that shrinks, at
 * the highest level, since it is done once. Pictures and fonts are compressed already.
 */
const TEXT = /\.(?:js|css|html|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 700;

const packed = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const dir = fileURLToPath(new URL('../dist/web', import.meta.url));
for (const name of ['offline.js', 'sw.js']) {
  const script = join(dir, name);
  await writeFile(script, (await minify(script, await readFile(script, 'utf8'))).code);
}
const files = await readdir(dir, { recursive: true });
await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => precompress(join(dir, file))));

async function precompress(path) {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  for (const [ending, pack] of Object.entries(packed)) {
    const smaller = await pack(bytes);
    if (smaller.length < bytes.length) await writeFile(path + ending, smaller);
  }
}
