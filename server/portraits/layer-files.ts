import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { layerFilesFor } from '../../art/paint/layers/layer-key.ts';
import { layerSetOf, type NamedPlane } from '../../art/paint/layers/gather.ts';
import type { LayerFile, LayerSet, Manifest, Pose } from '../../art/paint/layers/layers.ts';
import manifestJson from '../../art/paint/layers/manifest.json' with { type: 'json' };
import type { Look } from '../../game/horses/coat/look.ts';

// Cast: hashed file names make the type too narrow, and JSON has no tuples.
const manifest = manifestJson as unknown as Manifest;

/** Decoded files in the cache, about 1 MB each: a dozen bodies. */
const MOST_CACHED = 36;

export type LoadLayers = (look: Look, pose: Pose) => Promise<LayerSet>;

/** Reads the layers that browsers use, from their folder. */
export function openLayerFiles(folder: string): LoadLayers {
  const cache = new Map<string, Promise<readonly NamedPlane[]>>();

  const planesOf = (file: LayerFile) => {
    const planes = cache.get(file.name) ?? decode(join(folder, file.name), file);
    cache.delete(file.name);
    cache.set(file.name, planes);
    planes.catch(() => cache.delete(file.name));
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST_CACHED) break;
      cache.delete(oldest);
    }
    return planes;
  };

  return async (look, pose) => {
    const wanted = layerFilesFor(manifest, look, pose);
    if (wanted === null) throw new Error(`No layers for ${look.build} at ${look.ageInMonths} months`);
    return layerSetOf(wanted.frame, (await Promise.all(wanted.files.map(planesOf))).flat());
  };
}

async function decode(path: string, { planes }: LayerFile): Promise<readonly NamedPlane[]> {
  const { data, info } = await sharp(await readFile(path))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return planes.map(({ part, plane: name, at: [left, top, width, height], box }) => {
    const values = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const from = (top + row) * info.width + left;
      values.set(data.subarray(from, from + width), row * width);
    }
    return { part, name, plane: { width, height, box, data: values } };
  });
}
