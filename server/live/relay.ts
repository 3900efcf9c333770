import type { Bulletin } from '../db/news.ts';

export interface RelayListener {
  hear(bulletin: Bulletin): void;
  /** Disconnected until `gap` is called. */
  lost(): void;
  /** Connected, but earlier news may have been missed. */
  gap(): void;
}

export interface Relay {
  send(bulletin: Bulletin): void;
  /** Sends what is queued first. */
  close(): Promise<void>;
}

export type OpenRelay = (listener: RelayListener) => Relay;
