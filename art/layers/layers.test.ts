import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MANE_STYLES } from '../../game/horses/coat/look-values.ts';
import type { LayerFile, Manifest } from '../paint/layers/layers.ts';
import { ANATOMY_FILE, anatomyText } from './anatomy.ts';
import { FINGERPRINTS_FILE, fingerprintOf } from './fingerprint.ts';
import { HORSE_KINDS, keyOf, LAYERS_FOLDER, MANIFEST_FILE } from './manifest.ts';

const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;
const files = Object.values(manifest).flatMap(({ files }) => files);

/** Bytes for one body, age and pose; below, for its saddle and bridle. */
const BUDGET = 150_000;
const TACK_BUDGET = 32_000;

function neededFor(all: readonly LayerFile[], mane: (typeof MANE_STYLES)[number]): number {
  return all
    .filter(({ manes, tack }) => tack === undefined && (manes === undefined || manes.includes(mane)))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

describe('horse layers', () => {
  test('exist for every build, age and pose', () => {
    expect(Object.keys(manifest)).toEqual(HORSE_KINDS.map(keyOf));
  });

  test('are named by their hash; the folder has no other files', () => {
    expect(readdirSync(LAYERS_FOLDER).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
    for (const { name, bytes } of files) {
      const content = readFileSync(new URL(name, LAYERS_FOLDER));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      expect(name).toMatch(new RegExp(`^[a-z-]+\\.${hash}\\.webp$`));
      expect(content.length).toBe(bytes);
    }
  });

  test.each(HORSE_KINDS.map(keyOf))('of %s weigh no more than 150 kB with any one mane', (key) => {
    for (const mane of MANE_STYLES)
      expect(neededFor(manifest[key]?.files ?? [], mane)).toBeLessThanOrEqual(BUDGET);
  });

  test('of tack weigh no more than 32 kB, and only grown bodies that do not graze have them', () => {
    for (const [key, { files: all }] of Object.entries(manifest)) {
      const tack = all.filter((file) => file.tack !== undefined);
      expect(tack.map((file) => file.tack)).toEqual(/-adult-(?!graze)/.test(key) ? ['saddle', 'bridle'] : []);
      expect(tack.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(TACK_BUDGET);
    }
  });

  test.each(HORSE_KINDS.map(keyOf))('of %s contain each plane once, whatever the mane', (key) => {
    for (const mane of MANE_STYLES) {
      const planes = (manifest[key]?.files ?? [])
        .filter(({ manes }) => manes === undefined || manes.includes(mane))
        .flatMap(({ planes }) => planes.map(({ part, plane }) => `${part} ${plane}`));
      expect(new Set(planes).size).toBe(planes.length);
      expect(planes).toEqual(
        expect.arrayContaining(['body alpha', 'body region', 'mane alpha', 'tail alpha']),
      );
    }
  });

  test('stand where this code places them (else run npm run art)', () => {
    expect(readFileSync(ANATOMY_FILE, 'utf8')).toBe(anatomyText());
  });

  const prints = JSON.parse(readFileSync(FINGERPRINTS_FILE, 'utf8')) as Record<string, string>;

  test.each(HORSE_KINDS.map((kind) => [keyOf(kind), kind] as const))(
    'of %s are what this code renders (else run npm run art)',
    (key, kind) => {
      expect(fingerprintOf(kind)).toBe(prints[key]);
    },
  );
});
