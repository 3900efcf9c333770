import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  HORSE_KINDS,
  keyOf,
  LAYERS_FOLDER,
  MANIFEST_FILE,
  manifestText,
  WITHERS_FILE,
  withersText,
} from './layers/manifest.ts';
import { ANATOMY_FILE, anatomyText } from './layers/anatomy.ts';
import { renderLayerSet, renderTackFiles, type RenderedFile } from './layers/layer-set.ts';
import { FINGERPRINTS_FILE, fingerprintOf, fingerprintsText } from './layers/fingerprint.ts';
import type { HorseKind } from './render-horse.ts';
import type { LayerFile, LayerFrame, Manifest } from './paint/layers/layers.ts';

/*
 * Renders all horses' layers deterministically: `npm run art`, or `npm run art -- --only light-adult` for kinds whose
 * name contains that text. `--stale` renders only those of older code, after a run that was interrupted or a change of
 * one build. `--tack` renders only tack files, for bodies already rendered.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    stale: { type: 'boolean', default: false },
    tack: { type: 'boolean', default: false },
  },
});
const named = HORSE_KINDS.filter((kind) => values.only === undefined || keyOf(kind).includes(values.only));
if (named.length === 0) throw new RangeError(`No layers are called "${values.only}".`);

function readBefore<Entry>(file: URL): Record<string, Entry> {
  const isWhole = values.only === undefined && !values.stale && !values.tack;
  if (isWhole || !existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
}

mkdirSync(LAYERS_FOLDER, { recursive: true });
const manifest = readBefore<Manifest[string]>(MANIFEST_FILE);
const prints = readBefore<string>(FINGERPRINTS_FILE);
const kinds = values.stale ? named.filter((kind) => fingerprintOf(kind) !== prints[keyOf(kind)]) : named;

async function render(kind: HorseKind): Promise<{
  frame: LayerFrame;
  unchanged: readonly LayerFile[];
  files: readonly RenderedFile[];
}> {
  if (!values.tack) return { ...(await renderLayerSet(kind)), unchanged: [] };
  const before = manifest[keyOf(kind)];
  if (before === undefined) throw new RangeError(`${keyOf(kind)} is not rendered yet.`);
  const unchanged = before.files.filter(({ tack }) => tack === undefined);
  return { frame: before.frame, unchanged, files: await renderTackFiles(kind) };
}

for (const kind of kinds) {
  const { frame, unchanged, files } = await render(kind);
  for (const { file, bytes } of files) writeFileSync(new URL(file.name, LAYERS_FOLDER), bytes);
  manifest[keyOf(kind)] = { frame, files: [...unchanged, ...files.map(({ file }) => file)] };
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`${keyOf(kind)}: ${files.length} files, ${Math.round(total / 1000)} kB`);
}
writeFileSync(MANIFEST_FILE, manifestText(manifest));
writeFileSync(WITHERS_FILE, withersText());
writeFileSync(ANATOMY_FILE, anatomyText());

for (const kind of kinds) prints[keyOf(kind)] = fingerprintOf(kind);
writeFileSync(FINGERPRINTS_FILE, fingerprintsText(prints));

const used = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ name }) => name)));
for (const name of readdirSync(LAYERS_FOLDER)) if (!used.has(name)) rmSync(new URL(name, LAYERS_FOLDER));
