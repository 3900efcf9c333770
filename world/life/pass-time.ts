import { bearFoal } from '../../server/founding/played/breeding.ts';
import type { Life } from './life.ts';
import { returnRequest } from './stud.ts';

/** Runs everything due up to `until`, in order: shows, births, unanswered requests. */
export class TimePasser {
  readonly #life: Life;
  #reached: Date;

  constructor(life: Life, from: Date) {
    this.#life = life;
    this.#reached = from;
  }

  passTo(until: Date): void {
    const { breeding } = this.#life;
    for (;;) {
      const foalsAt = breeding.unborn[0]?.foalsAt ?? NEVER;
      const expiresAt = breeding.open[0]?.expiresAt ?? NEVER;
      const next = foalsAt < expiresAt ? foalsAt : expiresAt;
      if (next > until) break;
      this.#runShows(next);
      if (next === foalsAt) this.#bear();
      else this.#expire();
    }
    this.#runShows(until);
  }

  #runShows(until: Date): void {
    if (until <= this.#reached) return;
    this.#life.shows.runDue(this.#reached, until);
    this.#reached = until;
  }

  #bear(): void {
    const cover = this.#life.breeding.unborn.shift();
    if (cover) bearFoal(this.#life, cover);
  }

  #expire(): void {
    const request = this.#life.breeding.open[0];
    if (request) returnRequest(this.#life, request, 'expired', request.expiresAt);
  }
}

const NEVER = new Date(8.64e15);
