import manifestJson from '../../art/paint/layers/manifest.json' with { type: 'json' };
import type { LayerFile, Manifest } from '../../art/paint/layers/layers.ts';
import { MANE_STYLES } from '../../game/horses/coat/look-values.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';

// Hashed file names make a type per manifest; JSON has no tuple types.
const manifest = manifestJson as unknown as Manifest;

/** One body, with mane and feather; what is worn is loaded only with it, and has a limit of its own. */
const MOST_BYTES = 150_000;

export const layerBytes: Measurement = {
  name: 'layers',
  once: true,
  take: () => {
    const bodies = Object.values(manifest).map(({ files }) => heaviest(files));
    const [heavy, mean] = [Math.max(...bodies), sum(bodies) / bodies.length];
    const note = `of ${bodies.length} bodies, with the heaviest mane and feather`;
    const size = (name: string, value: number, aims: Size['aims'] = []): Size => ({
      kind: 'size',
      name,
      of: 'bytes',
      value,
      note,
      aims,
    });
    return Promise.resolve([
      size('layers of the heaviest body', heavy, [
        { aim: `at most ${MOST_BYTES / 1000} kB`, met: heavy <= MOST_BYTES },
      ]),
      size('layers of a body in the mean', mean),
    ]);
  },
};

function heaviest(files: readonly LayerFile[]): number {
  const own = files.filter(({ tack }) => tack === undefined);
  const each = MANE_STYLES.map((style) => own.filter(({ manes }) => manes?.includes(style) ?? true));
  return Math.max(...each.map((layers) => sum(layers.map(({ bytes }) => bytes))));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
