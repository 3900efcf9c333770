import type { Logger } from 'pino';
import type { z } from 'zod';

interface Unreadable<S extends z.ZodType> {
  /** "the plan of a round". */
  readonly what: string;
  /** Whose it is. */
  readonly of: string;
  readonly otherwise: z.output<S>;
}

/** Logs and skips stored JSON that cannot be read, so that it breaks nothing else. */
export function readStored<S extends z.ZodType>(
  log: Logger,
  schema: S,
  stored: unknown,
  { what, of, otherwise }: Unreadable<S>,
): z.output<S> {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  log.error({ of, problem: read.error.issues[0]?.path.join('.') }, `${what} cannot be read; left out`);
  return otherwise;
}
