import { setTimeout as wait } from 'node:timers/promises';

/** Reconnects like the game's page (docs/live-protocol.md, "Reconnecting"). */
export class Stream {
  readonly token: string;
  isOpen = false;
  /** Topics and when they were last received, in milliseconds of `performance.now()`. */
  readonly heard = new Map<string, number>();
  readonly #url: string;
  readonly #leaving = new AbortController();
  #lostAt: number | undefined;
  #away: number[] = [];
  #isIncomplete = false;

  constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
    void this.#stayConnected();
  }

  /** True while the server reports that it may miss changes of other processes. */
  get isIncomplete(): boolean {
    return this.#isIncomplete;
  }

  /** Seconds of each interruption since the last call, including one that still lasts. */
  absences(): readonly number[] {
    const now = performance.now();
    const ended = this.#away;
    this.#away = [];
    return this.#lostAt === undefined ? ended : [...ended, (now - this.#lostAt) / 1000];
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #stayConnected(): Promise<void> {
    let backoff = 1_000;
    let restartsUntil = 0;
    while (!this.#leaving.signal.aborted) {
      const begun = performance.now();
      const retryMs = await this.#follow().catch(() => 0);
      const now = performance.now();
      if (this.isOpen) this.#lostAt = now;
      this.isOpen = false;
      if (retryMs > 0) restartsUntil = now + retryMs + 120_000;
      if (retryMs > 0 || now - begun > 10_000) backoff = 1_000;
      const most = now < restartsUntil ? 3_300 : 30_000;
      await wait(retryMs > 0 ? retryMs : Math.min(backoff, most) * (0.5 + Math.random()), undefined, {
        ref: false,
      });
      if (retryMs === 0) backoff = Math.min(backoff * 2, 30_000);
    }
  }

  /** Returns the pause that the server requests; 0 for none. */
  async #follow(): Promise<number> {
    const answer = await fetch(`${this.#url}/api/live`, {
      headers: { authorization: `Bearer ${this.token}`, accept: 'text/event-stream' },
      signal: this.#leaving.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    this.isOpen = true;
    if (this.#lostAt !== undefined) this.#away.push((performance.now() - this.#lostAt) / 1000);
    this.#lostAt = undefined;
    let retryMs = 0;
    let unread = '';
    const text = answer.body.pipeThrough(new TextDecoderStream());
    try {
      for await (const piece of text) {
        const lines = (unread + piece).split('\n');
        unread = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('retry: ')) retryMs = Number(line.slice(7));
          if (line.startsWith('data: ')) this.#read(line.slice(6));
        }
      }
    } catch {
      // The connection broke.
    }
    return retryMs;
  }

  #read(data: string): void {
    const { topics = [], incomplete } = JSON.parse(data) as { topics?: string[]; incomplete?: boolean };
    this.#isIncomplete = incomplete === true;
    for (const topic of topics) this.heard.set(topic, performance.now());
  }
}
