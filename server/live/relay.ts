import type { Bulletin } from '../db/news.ts';

/** What a process hears from the others on its world. */
export interface RelayListener {
  hear(bulletin: Bulletin): void;
  /** Nothing is heard at present, until `gap` is called. */
  lost(): void;
  /** Others are heard, but something they said before may not have been. */
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
