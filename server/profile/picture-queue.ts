import { refuse, type Refusal } from '../../game/refusal.ts';

/** Waiting or being decoded. The slowest takes about a second. */
export const MOST_IN_QUEUE = 8;

const BUSY_SECONDS = 10;

export const refusePictures = () => refuse('PICTURES_BUSY', { seconds: BUSY_SECONDS });

export interface PictureQueue {
  /** Refuses if the queue is full or holds work of this player. */
  run<T>(
    playerId: string,
    work: () => Promise<T>,
  ): Promise<T | Refusal<'PICTURES_BUSY' | 'UPLOAD_NOT_FOUND'>>;
}

/** One at a time, to limit processor and memory use. */
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
