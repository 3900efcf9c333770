import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of code stay short: fails over 300 lines, and when the median reaches 150. Tables of rows are exempt. */
const MOST_LINES = 300;
const MEDIAN_BELOW = 150;
const TABLES = [/(?:^|\/)[\w-]*-(?:rows|names)\.ts$/, /\/migrations\//, /\.d\.ts$/];

const PASSED_OVER = new Set(['node_modules', 'dist', 'data', 'docs']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || PASSED_OVER.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const files = filesBelow('.').filter(
  (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !TABLES.some((table) => table.test(file)),
);

const sizes = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const tooLong = sizes.filter(({ lines }) => lines > MOST_LINES);
const median = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

for (const { file, lines } of tooLong)
  console.error(`${file} has ${lines} lines, more than ${MOST_LINES}: split it.`);
if (median >= MEDIAN_BELOW)
  console.error(`The median file has ${median} lines; it should stay below ${MEDIAN_BELOW}.`);
if (tooLong.length > 0 || median >= MEDIAN_BELOW) process.exit(1);
