declare module 'tar-fs' {
  import type { Writable } from 'node:stream';

  /** Writes the entries of a tar archive into a folder. */
  export function extract(folder: string): Writable;
}
