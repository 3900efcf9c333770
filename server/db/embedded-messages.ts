import type { MessagePort } from 'node:worker_threads';

/** Where the embedded database lives. */
export type EmbeddedSource =
  | { readonly folder: string }
  /** In memory, lost on close; `snapshot` is a tarball that `snapshot()` of an embedded pool gave. */
  | { readonly memory: true; readonly snapshot?: Uint8Array };

/** From the program to the database's thread. */
export type ToWorker =
  | { readonly kind: 'session'; readonly port: MessagePort }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

/** From the database's thread to the program. */
export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'snapshot'; readonly tarball: Uint8Array }
  | { readonly kind: 'closed' };

/** Over the port of one wire session: bytes to the database, or null when the client hung up. */
export type ToSession = Uint8Array | null;

/** The answer to one message of the client, in pieces, possibly none: also the word that it was dealt with. */
export type FromSession = readonly Uint8Array[];
