import { setTimeout as wait } from 'node:timers/promises';
import { Unanswered, type Client } from './client.ts';
import type { Diary, Journal } from './journal.ts';

export interface Traffic {
  readonly sent: number;
  readonly failed: number;
  /** Longest time without a successful call. */
  readonly outageSeconds: number;
  readonly slowestSeconds: number;
  readonly reasons: ReadonlyMap<string, number>;
  /** Errors that neither an outage nor a correct refusal explains. */
  readonly faults: readonly string[];
}

/** Six bots write, and reads are sent at fixed times, whether earlier ones are answered or not. */
export interface LoadPlan {
  readonly call: Client;
  readonly journal: Journal;
  readonly bots: number;
  readonly readingsPerSecond: number;
}

/** A player's lists end at a hundred, and each fault adds another letter. */
const LETTERS_OF_A_LIFE = 60;
const PAUSE_MS = 400;
const MOVE_INTERVAL_MS = 2_000;

export class Load {
  readonly players: Diary[] = [];
  readonly #plan: LoadPlan;
  readonly #stop = new AbortController();
  #readingsPerSecond: number;
  #isInRealTime = false;
  #move: Promise<unknown> = Promise.resolve();
  #working: Promise<unknown>[] = [];
  #sent = 0;
  #failed = 0;
  #slowest = 0;
  #outage = 0;
  #succeededAt = performance.now();
  #reasons = new Map<string, number>();
  #faults: string[] = [];

  constructor(plan: LoadPlan) {
    this.#plan = plan;
    this.#readingsPerSecond = plan.readingsPerSecond;
  }

  /** Calls sent since the last `take()`. */
  get sent(): number {
    return this.#sent;
  }

  /** More reads per second while `work` lasts. */
  async atPace(readingsPerSecond: number, work: () => Promise<void>): Promise<void> {
    this.#readingsPerSecond = readingsPerSecond;
    await work().finally(() => (this.#readingsPerSecond = this.#plan.readingsPerSecond));
  }

  async begin(): Promise<void> {
    const { bots, journal } = this.#plan;
    for (let index = 0; index < bots; index++) this.players.push(await journal.newcomer());
    this.#working = [...this.players.keys()].map((index) => this.#play(index));
    this.#working.push(this.#read(), this.#letTimePass());
    this.take();
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#working);
  }

  /** Traffic since the last call. */
  take(): Traffic {
    const now = performance.now();
    const outage = Math.max(this.#outage, now - this.#succeededAt);
    const traffic = {
      sent: this.#sent,
      failed: this.#failed,
      outageSeconds: outage / 1000,
      slowestSeconds: this.#slowest / 1000,
      reasons: this.#reasons,
      faults: this.#faults,
    };
    [this.#sent, this.#failed, this.#slowest, this.#outage] = [0, 0, 0, 0];
    [this.#succeededAt, this.#reasons, this.#faults] = [now, new Map(), []];
    return traffic;
  }

  /** World time runs at normal speed while `work` lasts. */
  async inRealTime<T>(work: () => Promise<T>): Promise<T> {
    this.#isInRealTime = true;
    // Resolves once the jobs that it made due are done.
    await this.#move;
    return work().finally(() => (this.#isInRealTime = false));
  }

  async #count(work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    this.#sent += 1;
    try {
      await work();
      const now = performance.now();
      this.#outage = Math.max(this.#outage, now - this.#succeededAt);
      this.#succeededAt = now;
    } catch (error) {
      if (!(error instanceof Unanswered)) {
        this.#faults.push(String(error));
        return;
      }
      this.#failed += 1;
      this.#reasons.set(error.message, (this.#reasons.get(error.message) ?? 0) + 1);
    }
    this.#slowest = Math.max(this.#slowest, performance.now() - begun);
  }

  async #play(index: number): Promise<void> {
    const { journal } = this.#plan;
    for (let turn = index; !this.#stop.signal.aborted; turn++) {
      await this.#count(async () => {
        const player = this.players[index];
        const other = this.players[(index + 1) % this.players.length];
        if (!player || !other) return;
        if (player.letters.size >= LETTERS_OF_A_LIFE) this.players[index] = await journal.newcomer();
        else if (turn % 5 === 0) await journal.buyFeed(player);
        else if (turn % 5 === 1) await journal.enterShow(player);
        else await journal.write(player, other);
      });
      await wait(PAUSE_MS);
    }
  }

  async #read(): Promise<void> {
    const { call } = this.#plan;
    const sending = new Set<Promise<void>>();
    for (let index = 0; !this.#stop.signal.aborted; index++) {
      const token = this.players[index % this.players.length]?.token;
      const reads = [
        () => call('GET /api/auth/me', {}, token),
        () => call('GET /api/horses', {}, token),
        () => call('GET /api/shows', { query: { limit: '20' } }, token),
        () => call('GET /api/shows/my-entries', { query: { limit: '20' } }, token),
        () => call('GET /api/messages/sent', { query: { limit: '20' } }, token),
        // These read from the replicas.
        () => call('GET /api/search/horses', { query: { limit: '20' } }, token),
        () => call('GET /api/marketplace/listings', {}, token),
      ] as const;
      const read = reads[index % reads.length];
      if (read) {
        const done: Promise<void> = this.#count(read).finally(() => sending.delete(done));
        sending.add(done);
      }
      await wait(1000 / this.#readingsPerSecond);
    }
    await Promise.allSettled(sending);
  }

  /** Advances ten minutes every two seconds, so that shows run during faults. */
  async #letTimePass(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      if (!this.#isInRealTime)
        this.#move = this.#plan
          .call('POST /api/dev/clock', { body: { advanceSeconds: 600 } })
          .catch(() => {});
      await this.#move;
      await wait(MOVE_INTERVAL_MS);
    }
  }
}
