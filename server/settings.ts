import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const onOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');

const Environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
    PREPARED_STATEMENTS: onOff,
    DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(0),
    TRUST_PROXY: flag,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEV_CLOCK: flag,
    RATE_LIMIT: onOff,
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.DEV_CLOCK), {
    error: 'DEV_CLOCK=1 lets anybody move the clock: it is refused with NODE_ENV=production.',
  })
  .refine((env) => !(env.NODE_ENV === 'production' && !env.RATE_LIMIT), {
    error: 'RATE_LIMIT=off invites guessing of passwords: it is refused with NODE_ENV=production.',
  });

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where other processes are listened to: `databaseUrl`, or the way past its connection pooler. */
  readonly listenUrl: string | undefined;
  readonly databasePool: number;
  readonly preparedStatements: boolean;
  /** How long a process that was told to stop goes on serving, so that a proxy can send requests elsewhere. */
  readonly drainMs: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly devClock: boolean;
  readonly rateLimit: boolean;
}

/** Reads the environment; throws with one sentence per setting that makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // Compose files and shells pass on a variable that nobody set as an empty one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    throw new Error(lines.join('\n'));
  }
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    listenUrl: read.DATABASE_URL && (read.DATABASE_LISTEN_URL ?? read.DATABASE_URL),
    databasePool: read.DATABASE_POOL,
    preparedStatements: read.PREPARED_STATEMENTS,
    drainMs: read.DRAIN_MS,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    devClock: read.DEV_CLOCK,
    rateLimit: read.RATE_LIMIT,
  };
}
