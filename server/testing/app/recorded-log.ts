import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

export interface RecordedLog {
  readonly log: Logger;
  /** What was logged, oldest first. */
  readonly logged: Record<string, unknown>[];
}

/** A log that is kept for a test to look at. */
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
