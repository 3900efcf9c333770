import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import type { Look } from '../../game/horses/coat/look.ts';
import { PLAIN_STANCE } from '../../art/paint/recipe/stance.ts';
import { openPainter } from '../../server/portraits/paint-portrait.ts';
import { openFolderStore } from '../../server/picture-store/folder-store.ts';
import { openPortraitCache } from '../../server/portraits/portrait-cache.ts';
import type { Work } from '../findings.ts';
import type { Lab } from '../lab.ts';
import { inTurn, lastRound, sideBySide, type Round } from '../load/figures.ts';
import type { Measurement } from '../measurement.ts';
import { withinAim } from '../work-measurement.ts';
import { storeHorses } from './store-horses.ts';

const LAYERS = fileURLToPath(new URL('../../web/public/assets/horses', import.meta.url));

const PAINT_MS = 40;
const READ_MS = 1;

type Piece = (index: number) => Promise<unknown>;

/** A thumbnail's cost for the server: painting and writing, then reading. The floor moves the same bytes. */
export const thumbnails: Measurement = {
  name: 'thumbnails',
  once: true,
  async take(lab) {
    const folder = mkdtempSync(join(tmpdir(), 'fetlock-thumbnails-'));
    try {
      const cache = openPortraitCache(openFolderStore(folder), 1_000_000_000);
      const paint = openPainter({ layersFolder: LAYERS, shareFolder: '' });
      const horses = storeHorses();
      const inList = (look: Look) => ({ look, pose: 'stand', stance: PLAIN_STANCE }) as const;
      const lookFor = (index: number) => horses[index % horses.length] ?? horses[0];
      const files = await Promise.all(
        horses.map(async (look, index) => {
          const [{ bytes } = { bytes: new Uint8Array() }] = await paint(inList(look), 'list');
          const file = `${portraitName(look)}-m.webp`;
          await cache.save(file, bytes);
          await writeFile(join(folder, `${index}`), bytes);
          return { file, bytes };
        }),
      );
      const fileFor = (index: number) => files[index % files.length] ?? files[0];
      const note = `${horses.length} horses of the store, layers decoded`;
      return [
        await measure(lab, {
          name: 'thumbnails of 256 and 128 px, painted on the server',
          note,
          ms: PAINT_MS,
          game: async (index) => {
            const look = lookFor(index);
            for (const { size, bytes } of look ? await paint(inList(look), 'list') : [])
              await cache.save(`painted-${index}-${size}.webp`, bytes);
          },
          floor: (index) => writeFile(join(folder, 'floor'), fileFor(index)?.bytes ?? ''),
        }),
        await measure(lab, {
          name: 'thumbnail of 256 px, read again',
          note,
          ms: READ_MS,
          game: (index) => cache.read(fileFor(index)?.file ?? ''),
          floor: (index) => readFile(join(folder, `${index % files.length}`)),
        }),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measure(
  { pace, log }: Pick<Lab, 'pace' | 'log'>,
  { game, floor, ms, ...rest }: { name: string; note: string; ms: number; game: Piece; floor: Piece },
): Promise<Work> {
  const pieces = { game, floor };
  const rounds = { game: [] as Round[], floor: [] as Round[] };
  for (const which of inTurn(0)) await takeRound(pieces[which], pace.warmUpMs);
  for (let round = 1; round <= pace.rounds; round++) {
    for (const which of inTurn(round)) rounds[which].push(await takeRound(pieces[which], pace.roundMs));
    log(lastRound(rounds));
  }
  const beside = sideBySide(rounds);
  return { kind: 'work', of: 'pictures', ...rest, ...beside, aims: [withinAim(beside, ms)] };
}

async function takeRound(piece: Piece, forMs: number): Promise<Round> {
  const latencies: number[] = [];
  const before = process.cpuUsage();
  const begun = performance.now();
  let now = begun;
  while (now < begun + forMs) {
    await piece(latencies.length);
    const after = performance.now();
    latencies.push(after - now);
    now = after;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    steps: latencies.length,
    seconds: (now - begun) / 1000,
    latencies,
    cpuSeconds: (user + system) / 1e6,
  };
}
