import type { Bulletin } from '../db/news.ts';

/** Receives what other processes on the same world commit. */
export interface RelayListener {
  hear(bulletin: Bulletin): void;
  /** The connection is lost until `gap` is called. */
  lost(): void;
  /** Connected, but earlier news may have been missed. */
  gap(): void;
}

export interface Relay {
  /** Sends what was committed here, now or once connected. */
  send(bulletin: Bulletin): void;
  /** Sends what is queued, then disconnects. */
  close(): Promise<void>;
}

export type OpenRelay = (listener: RelayListener) => Relay;
