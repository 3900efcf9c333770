import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'scene-worker';

/** Bytes by gzip. The worker brings the first place; everything else is loaded with the place that needs it. */
const MOST_WITH_WORKER = 6_000;
/** Chunks loaded once: the worker, and what every place with more than land shares (`vite.config.ts`). */
const MOST_ONCE: Readonly<Record<string, number>> = { [WORKER]: MOST_WITH_WORKER, things: 4_000 };
/** A further place; also each part that only some places share, such as the ground of shows. */
const MOST_EACH = 3_000;

/** Fails the build of the worker that paints scenes where its code has grown too large. */
export function limitSceneSizes(): Plugin {
  return {
    name: 'fetlock:scene-sizes',
    generateBundle(_options, bundle) {
      const problems = tooLarge(Object.values(bundle));
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

type File = Pick<Rolldown.OutputChunk, 'type' | 'name' | 'code'> | Pick<Rolldown.OutputAsset, 'type'>;

/** Nothing in bundles of other workers. */
export function tooLarge(bundle: readonly File[]): string[] {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  if (!chunks.some(({ name }) => name === WORKER)) return [];
  return chunks.flatMap(({ name, code }) => {
    const bytes = gzipSync(code, { level: 9 }).length;
    const most = MOST_ONCE[name] ?? MOST_EACH;
    return bytes > most ? [`${name} has ${bytes} bytes of code by gzip: at most ${most}`] : [];
  });
}
