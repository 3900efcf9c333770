import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * A machine whose time and chance come from one seed. The server's draws during a request depend only on the seed, the
 * request and the number of earlier draws, not on concurrent work. Time moves only in `pass`.
 */

interface Task {
  readonly name: string;
  drawn: number;
}

interface Timer {
  readonly id: number;
  readonly interval: number | undefined;
  readonly run: () => void;
  due: number;
}

const RealDate = Date;
/** After this many timers the rest fire once each: a machine that slept long does not run every missed one. */
const MOST_RUNS = 60;

export class Machine {
  readonly #seed: number;
  readonly #background: Task = { name: 'background', drawn: 0 };
  readonly #tasks = new AsyncLocalStorage<Task>();
  readonly #timers = new Map<number, Timer>();
  #now: number;
  #lastTimer = 0;

  constructor(seed: number, start: Date) {
    this.#seed = seed;
    this.#now = start.getTime();
  }

  get now(): number {
    return this.#now;
  }

  /** Runs `work` with its own chance. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#tasks.run({ name, drawn: 0 }, work);
  }

  /** Runs the timers that fall due, and awaits `settle` after each. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds;
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      const next = this.#next();
      if (!next || next.due > until) break;
      this.#now = Math.max(this.#now, next.due);
      this.#fire(next);
      await settle();
    }
    this.#now = until;
    for (const timer of [...this.#timers.values()].toSorted(byTime)) {
      if (timer.due > until || !this.#timers.has(timer.id)) continue;
      this.#fire(timer);
      await settle();
    }
  }

  /** Replaces time and chance of this process, for as long as it runs. */
  takeOver(): void {
    const bytes = (size: number) => this.#draw(size);
    const fill = <T extends NodeJS.ArrayBufferView>(view: T): T => {
      const { buffer, byteOffset, byteLength } = view;
      new Uint8Array(buffer, byteOffset, byteLength).set(bytes(byteLength));
      return view;
    };
    const uuid = () => {
      const drawn = bytes(16);
      drawn[6] = ((drawn[6] ?? 0) & 0x0f) | 0x40;
      drawn[8] = ((drawn[8] ?? 0) & 0x3f) | 0x80;
      return drawn.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    };
    const randomBytes = (size: number, done?: (error: null, drawn: Buffer) => void) => {
      const drawn = bytes(size);
      if (done) setImmediate(done, null, drawn);
      return drawn;
    };
    const randomInt = (...limits: readonly number[]) => {
      const [low, high] = limits.length > 1 ? [limits[0] ?? 0, limits[1] ?? 0] : [0, limits[0] ?? 0];
      return low + (bytes(6).readUIntBE(0, 6) % (high - low));
    };
    const { createECDH: realECDH } = crypto;
    const createECDH = (curve: string) => {
      const made = realECDH(curve);
      const generateKeys = () => {
        made.setPrivateKey(bytes(32));
        return made.getPublicKey();
      };
      return Object.assign(made, { generateKeys });
    };
    Object.assign(crypto, { randomBytes, randomFillSync: fill, randomUUID: uuid, randomInt, createECDH });
    syncBuiltinESMExports();
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid });
    Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill });
    Math.random = () => bytes(4).readUInt32BE() / 2 ** 32;
    globalThis.Date = this.#dateClass();
    Object.assign(globalThis, this.#timerFunctions());
  }

  #draw(size: number): Buffer {
    const task = this.#tasks.getStore() ?? this.#background;
    const pieces: Buffer[] = [];
    for (let made = 0; made < size; made += 32)
      pieces.push(
        createHash('sha256')
          .update(`${this.#seed}/${task.name}/${task.drawn++}`)
          .digest(),
      );
    return Buffer.concat(pieces).subarray(0, size);
  }

  #dateClass(): DateConstructor {
    const now = () => this.#now;
    return class extends RealDate {
      constructor(...given: readonly unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now(): number {
        return now();
      }
    } as DateConstructor;
  }

  #timerFunctions() {
    const set =
      (repeats: boolean) =>
      (call: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
        const id = ++this.#lastTimer;
        const wait = Math.max(1, milliseconds);
        const run = AsyncLocalStorage.bind(() => call(...args));
        this.#timers.set(id, { id, interval: repeats ? wait : undefined, run, due: this.#now + wait });
        return this.#handle(id, wait);
      };
    const clear = (handle: unknown) =>
      void this.#timers.delete(typeof handle === 'number' ? handle : Number(handle));
    return { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear };
  }

  #handle(id: number, wait: number) {
    const handle = {
      ref: () => handle,
      unref: () => handle,
      hasRef: () => false,
      refresh: () => {
        const timer = this.#timers.get(id);
        if (timer) timer.due = this.#now + wait;
        return handle;
      },
      close: () => void this.#timers.delete(id),
      [Symbol.toPrimitive]: () => id,
    };
    return handle;
  }

  #next(): Timer | undefined {
    return [...this.#timers.values()].toSorted(byTime)[0];
  }

  #fire(timer: Timer): void {
    if (timer.interval === undefined) this.#timers.delete(timer.id);
    else timer.due = this.#now + timer.interval;
    timer.run();
  }
}

const byTime = (one: Timer, other: Timer) => one.due - other.due || one.id - other.id;
