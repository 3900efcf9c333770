import { refuse, type Refusal } from '../../game/refusal.ts';

/** Pictures that may wait or be read at a time. The slowest takes about a second, so nobody waits much longer than ten. */
export const MOST_IN_QUEUE = 8;

/** When to try again. */
const BUSY_SECONDS = 10;

/** Says that the machine has too many pictures to read. */
export const refusePictures = () => refuse('PICTURES_BUSY', { seconds: BUSY_SECONDS });

export interface PictureQueue {
  /** Runs `work` after all work given before. Refuses if too much is waiting, or if this player's upload is in use. */
  run<T>(
    playerId: string,
    work: () => Promise<T>,
  ): Promise<T | Refusal<'PICTURES_BUSY' | 'UPLOAD_NOT_FOUND'>>;
}

/** Reads pictures one at a time, so that many at once take neither all processors nor much memory. */
export function openPictureQueue(): PictureQueue {
  const players = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    async run(playerId, work) {
      if (players.has(playerId)) return refuse('UPLOAD_NOT_FOUND');
      if (players.size >= MOST_IN_QUEUE) return refusePictures();
      players.add(playerId);
      const done = last.then(work);
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        players.delete(playerId);
      }
    },
  };
}
