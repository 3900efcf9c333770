import { refuse, type Refusal } from '../../game/refusal.ts';

/** Pictures waiting or being read. The slowest takes about a second. */
export const MOST_IN_QUEUE = 8;

/** Told to the player as the time to retry. */
const BUSY_SECONDS = 10;

export const refusePictures = () => refuse('PICTURES_BUSY', { seconds: BUSY_SECONDS });

export interface PictureQueue {
  /** Runs `work` after all earlier work. Refuses if the queue is full or has work of this player. */
  run<T>(
    playerId: string,
    work: () => Promise<T>,
  ): Promise<T | Refusal<'PICTURES_BUSY' | 'UPLOAD_NOT_FOUND'>>;
}

/** Reads one picture at a time, to limit processors and memory. */
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
