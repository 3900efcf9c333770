import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { LiveEvent } from '../../contract/live.ts';
import type { PlayerSession } from '../http/player-session.ts';

export interface LiveStream {
  readonly reader: PlayerSession;
  /** Drops clients that do not read. */
  send(text: string): void;
  /** Sends `retry:` first if given. */
  end(retryMs?: number): void;
  onceGone(listener: () => void): void;
}

/** A comment in server-sent events (WHATWG HTML, section 9.2). */
export const HEARTBEAT = ':\n\n';

export function eventText(event: z.input<typeof LiveEvent>): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** An event has about a hundred bytes. */
const MOST_UNREAD_BYTES = 64 * 1024;

/** Time to deliver the last bytes. */
const FLUSH_LIMIT_MS = 2_000;

export function streamTo(reader: PlayerSession, out: ServerResponse): LiveStream {
  // Writing to a closed connection is expected; `close` follows.
  out.on('error', () => {});
  return {
    reader,
    send(text) {
      if (out.writableEnded || out.destroyed) return;
      out.write(text);
      if (out.writableLength > MOST_UNREAD_BYTES) out.destroy();
    },
    end(retryMs) {
      if (out.writableEnded || out.destroyed) return;
      out.end(retryMs === undefined ? undefined : `retry: ${retryMs}\n\n`);
      const cutOff = setTimeout(() => out.destroy(), FLUSH_LIMIT_MS).unref();
      out.once('close', () => clearTimeout(cutOff));
    },
    onceGone: (listener) => out.once('close', listener),
  };
}
