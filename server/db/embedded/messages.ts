import type { MessagePort } from 'node:worker_threads';

export type EmbeddedSource =
  | { readonly folder: string }
  | { readonly memory: true; readonly snapshot?: Uint8Array };

export type ToWorker =
  | { readonly kind: 'session'; readonly port: MessagePort }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'snapshot'; readonly tarball: Uint8Array }
  | { readonly kind: 'closed' };

/** Null when the client disconnects. */
export type ToSession = Uint8Array | null;

/** Acknowledges one message; may be empty. */
export type FromSession = readonly Uint8Array[];
