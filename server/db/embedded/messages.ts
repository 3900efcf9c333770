import type { MessagePort } from 'node:worker_threads';

export type EmbeddedSource =
  | { readonly folder: string }
  /** In memory, lost on close; `snapshot` is a tarball from `EmbeddedPool.snapshot()`. */
  | { readonly memory: true; readonly snapshot?: Uint8Array };

export type ToWorker =
  | { readonly kind: 'session'; readonly port: MessagePort }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'snapshot'; readonly tarball: Uint8Array }
  | { readonly kind: 'closed' };

/** Over a wire session's port: bytes for the database, or null when the client disconnects. */
export type ToSession = Uint8Array | null;

/** Answer to one message of the client, possibly empty; it also acknowledges the message. */
export type FromSession = readonly Uint8Array[];
