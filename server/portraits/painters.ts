import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { entryPointBeside } from '../db/embedded/entry-point.ts';
import { shareKey, type ShareCard } from './share-card.ts';
import type { Painting, PortraitFile } from './sizes.ts';
import { MINUTE } from '../../game/game-time.ts';

export interface PaintJob {
  readonly name: string;
  readonly painting: Painting;
  /** Set for a picture to share. */
  readonly card?: ShareCard;
}

export type PaintReply = { readonly files: readonly PortraitFile[] } | { readonly error: string };

/** Leaves cores to the calls and the database. */
const MOST_THREADS = 2;

/** Waiting or being painted: about four seconds of work. */
export const MOST_JOBS = 60;

/** An idle thread ends, which frees its memory. */
const IDLE_MS = MINUTE;

export interface Painters {
  /** Undefined if too many wait. Concurrent jobs of one picture share the work. */
  paint(job: PaintJob): Promise<readonly PortraitFile[]> | undefined;
  close(): Promise<void>;
}

interface Work {
  readonly job: PaintJob;
  readonly resolve: (files: readonly PortraitFile[]) => void;
  readonly reject: (error: Error) => void;
}

export interface PaintFolders {
  readonly layersFolder: string;
  /** Scenes and the font of nameplates. */
  readonly shareFolder: string;
}

export interface PainterOptions extends PaintFolders {
  readonly mostJobs?: number;
  /** Called once for each picture, before it is handed out. */
  readonly store: (job: PaintJob, files: readonly PortraitFile[]) => Promise<void>;
}

/** The part of a file's name before the size. */
export const fileOf = ({ name, card }: Pick<PaintJob, 'card' | 'name'>): string =>
  card === undefined ? name : `${name}-${shareKey(card)}`;

/** Threads start with the first job. */
export function openPainters({ mostJobs = MOST_JOBS, store, ...folders }: PainterOptions): Painters {
  const underWay = new Map<string, Promise<readonly PortraitFile[]>>();
  const waiting: Work[] = [];
  const threads = new Set<PaintThread>();
  const most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  let isClosed = false;

  const goOn = () => {
    while (waiting.length > 0 && !isClosed) {
      let free = [...threads].find((thread) => !thread.isBusy);
      if (free === undefined && threads.size < most) {
        free = new PaintThread(folders, (thread) => threads.delete(thread), goOn);
        threads.add(free);
      }
      if (free === undefined) return;
      const work = waiting.shift();
      if (work) free.begin(work);
    }
  };

  return {
    paint(job) {
      const key = `${fileOf(job)} ${job.painting}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      if (underWay.size >= mostJobs || isClosed) return undefined;
      const done = new Promise<readonly PortraitFile[]>((resolve, reject) => {
        waiting.push({ job, resolve, reject });
      })
        .then(async (files) => {
          await store(job, files);
          return files;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, done);
      goOn();
      return done;
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The painters have left'));
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

class PaintThread {
  readonly #worker: Worker;
  readonly #onFree: () => void;
  #work: Work | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(folders: PaintFolders, onEnd: (thread: PaintThread) => void, onFree: () => void) {
    this.#onFree = onFree;
    this.#worker = new Worker(entryPointBeside(import.meta.url, 'paint-worker'), { workerData: folders });
    this.#worker.on('message', (reply: PaintReply) => this.#finish(reply));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => {
      onEnd(this);
      this.#fail(new Error('The painter stopped'));
      onFree();
    });
  }

  get isBusy(): boolean {
    return this.#work !== undefined;
  }

  begin(work: Work): void {
    clearTimeout(this.#idle);
    this.#work = work;
    this.#worker.ref();
    this.#worker.postMessage(work.job);
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker.terminate();
  }

  #finish(reply: PaintReply): void {
    const work = this.#work;
    this.#work = undefined;
    this.#worker.unref();
    this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    if ('files' in reply) work?.resolve(reply.files);
    else work?.reject(new Error(reply.error));
    this.#onFree();
  }

  #fail(error: Error): void {
    this.#work?.reject(error);
    this.#work = undefined;
  }
}
