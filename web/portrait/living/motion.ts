/**
 * How far each part has moved at a time, -1 to 1 unless stated otherwise. All are 0 at the start, as in the still
 * picture.
 */
export interface Motion {
  readonly breath: number;
  /** Slow movement of the head, up and down. */
  readonly nod: number;
  /** 0 open to 1 closed. */
  readonly lid: number;
  /** 0 as painted to 1 turned. */
  readonly ear: number;
  readonly tail: number;
  readonly mane: number;
  /** Seconds, for the waves in the hair. */
  readonly time: number;
}

/** Seconds. */
const BREATH = 4.4;
const NOD = 9;
const STARTS_OVER = 2.5;

interface Slot {
  /** Seconds of a slot, in which the motion happens at most once. */
  readonly period: number;
  readonly lasts: number;
  /** Share of slots with the motion. */
  readonly often: number;
}

const BLINK: Slot = { period: 4.2, lasts: 0.24, often: 0.85 };
const EAR: Slot = { period: 6.4, lasts: 2.6, often: 0.8 };
const SWISH: Slot = { period: 13, lasts: 2.4, often: 0.7 };

/** A sharp horse moves its ears more often, and swishes its tail. */
const OF_TEMPER = 0.25;

/** Depends only on horse and time, so that tests and pictures can be repeated. `willing`: -1 sharp to 1 willing. */
export function motionAt(time: number, seed: number, willing = 0): Motion {
  const begun = smooth(time / STARTS_OVER);
  const gust = 0.55 + 0.45 * Math.sin((time * 2 * Math.PI) / 17 + (seed % 7));
  const swish = whileIn(tempered(SWISH, willing), time, seed + 3);
  return {
    breath: begun * breathAt(time),
    nod: begun * Math.sin((time * 2 * Math.PI) / NOD) * gust,
    lid: closing(whileIn(BLINK, time, seed + 1)),
    ear: rested(whileIn(tempered(EAR, willing), time, seed + 2)),
    tail: begun * (0.32 * gust * Math.sin(time * 1.7) + Math.sin(swish * 2 * Math.PI) * bump(swish)),
    mane: begun * gust,
    time,
  };
}

/** Breathes in slowly, out a little faster, then rests. */
function breathAt(time: number): number {
  const share = (time % BREATH) / BREATH;
  return share < 0.45 ? smooth(share / 0.45) : share < 0.85 ? 1 - smooth((share - 0.45) / 0.4) : 0;
}

const tempered = (slot: Slot, willing: number): Slot => ({
  ...slot,
  often: slot.often - OF_TEMPER * willing,
});

/** Progress of this slot's motion, 0 to 1; 0 if there is none. */
function whileIn({ period, lasts, often }: Slot, time: number, seed: number): number {
  const slot = Math.floor(time / period);
  const happens = chance(seed, slot) < often;
  const starts = chance(seed + 0.5, slot) * (period - lasts);
  const share = (time - slot * period - starts) / lasts;
  return happens && share > 0 && share < 1 ? share : 0;
}

/** 0 to 1. */
function chance(seed: number, slot: number): number {
  const value = Math.sin((seed % 9973) * 12.9898 + slot * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** Closes quickly and opens more slowly. */
const closing = (share: number): number =>
  share < 0.35 ? smooth(share / 0.35) : 1 - smooth((share - 0.35) / 0.65);
/** Moves there, rests, and moves back. */
const rested = (share: number): number =>
  share === 0 ? 0 : Math.min(smooth(share / 0.22), smooth((1 - share) / 0.3));
const bump = (share: number): number => Math.sin(Math.PI * share) ** 2;

function smooth(value: number): number {
  const share = Math.min(Math.max(value, 0), 1);
  return share * share * (3 - 2 * share);
}
