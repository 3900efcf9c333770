import type { Bulletin } from '../db/news.ts';

/** What a process hears from the others on its world. */
export interface RelayListener {
  hear(bulletin: Bulletin): void;
  /** Something may not have been heard. */
  gap(): void;
}

/** The way to the other processes on one world. */
export interface Relay {
  /** Passes on what was committed here. What cannot go out now goes out later. */
  send(bulletin: Bulletin): void;
  /** Sends what waits, then rests. */
  close(): Promise<void>;
}

export type OpenRelay = (listener: RelayListener) => Relay;
