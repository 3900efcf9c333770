import type { Look } from '../../../game/horses/coat/look.ts';
import { bodyAge } from '../recipe/age.ts';
import { AGES, POSES } from './layers.ts';
import type { LayerFile, Manifest, Pose } from './layers.ts';

/** Feather that is shorter than this is not painted. */
const LEAST_FEATHER = 0.15;

/** What of the manifest a horse is painted from. */
export interface LayerChoice {
  readonly key: string;
  readonly files: readonly LayerFile[];
}

/**
 * The layers for a look in a pose. A body that was never painted so is painted standing; one that was not painted at its age,
 * grown up; one that was not painted at all, as a light horse. Null where there is not even that.
 */
export function layerFilesFor(manifest: Manifest, look: Look, pose: Pose): LayerChoice | null {
  const age = bodyAge(look.ageInMonths);
  const builds = [look.build, 'light'];
  const ages = [age, ...AGES.toReversed()];
  const poses = [pose, ...POSES];
  for (const build of builds)
    for (const at of ages)
      for (const posed of poses) {
        const key = `${build}-${at}-${posed}`;
        const entry = manifest[key];
        if (entry !== undefined) return { key, files: entry.files.filter((file) => isWorn(file, look)) };
      }
  return null;
}

function isWorn({ manes, feather }: LayerFile, look: Look): boolean {
  if (manes !== undefined && !manes.includes(look.maneStyle)) return false;
  return feather === undefined || look.feather >= LEAST_FEATHER;
}
