import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

export interface RecordedLog {
  readonly log: Logger;
  /** Oldest first. */
  readonly logged: Record<string, unknown>[];
}

export function recordLog(level: string): RecordedLog {
  const logged: Record<string, unknown>[] = [];
  const lines = new Writable({
    write(line: Buffer, _, written) {
      logged.push(JSON.parse(line.toString()) as Record<string, unknown>);
      written();
    },
  });
  return { log: pino({ level }, lines), logged };
}
