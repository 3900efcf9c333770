import { z } from 'zod';
import type { MetricsSettings } from './http/operating/metrics.ts';

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
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    DATABASE_LISTEN_URL: z
      .undefined({ error: 'It is called DATABASE_DIRECT_URL now: please rename it.' })
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
    PREPARED_STATEMENTS: z.enum(['on', 'off']).optional(),
    DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(0),
    TRUST_PROXY: flag,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEV_CLOCK: flag,
    RATE_LIMIT: onOff,
    OPERATORS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((email) => email.trim())
          .filter((email) => email !== ''),
      )
      .pipe(z.array(z.email('List the emails of accounts, with commas between them.'))),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    AD_FRAME_URL: z.url({ protocol: /^https$/, error: 'A network’s frame is loaded over https.' }).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(?:sk|rk)_/, 'A secret key begins with sk_.')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'A publishable key begins with pk_.').optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'A webhook secret begins with whsec_.')
      .optional(),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'A token has at least 16 characters.').optional(),
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    error: 'DATABASE_DIRECT_URL leads past the connection pooler at DATABASE_URL: please set that too.',
  })
  .refine(
    (env) => {
      const keys = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET];
      return (
        keys.every((key) => key === undefined) || [...keys, env.PUBLIC_URL].every((key) => key !== undefined)
      );
    },
    {
      error:
        'Payments need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_URL: please set all or none.',
    },
  )
  .refine((env) => !(env.NODE_ENV === 'production' && env.DEV_CLOCK), {
    error: 'DEV_CLOCK=1 lets anybody move the clock: it is refused with NODE_ENV=production.',
  })
  .refine((env) => !(env.NODE_ENV === 'production' && !env.RATE_LIMIT), {
    error: 'RATE_LIMIT=off invites guessing of passwords: it is refused with NODE_ENV=production.',
  });

export interface Settings extends MetricsSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Bypasses a connection pooler; `databaseUrl` if there is none. */
  readonly directUrl: string | undefined;
  /** True if `databaseUrl` is a pooler, which keeps no session state. */
  readonly isPooled: boolean;
  readonly databasePool: number;
  readonly preparedStatements: boolean;
  /** Time to keep serving after SIGTERM, while proxies switch over. */
  readonly drainMs: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly devClock: boolean;
  readonly rateLimit: boolean;
  /** Emails of the accounts that work at the desk. */
  readonly operators: readonly string[];
  readonly payments: PaymentSettings;
  readonly adFrameUrl: string | undefined;
}

export type AppSettings = MetricsSettings &
  Pick<
    Settings,
    'adFrameUrl' | 'dataDir' | 'devClock' | 'operators' | 'payments' | 'rateLimit' | 'trustProxy'
  >;

export interface PaymentSettings {
  /** Where players reach the game, without a slash at the end; undefined if not known. */
  readonly publicUrl: string | undefined;
  /** Undefined: practice payments. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
}

/** Throws an error with one sentence per invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // Compose files and shells pass unset variables as empty strings.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    throw new Error(lines.join('\n'));
  }
  const read = result.data;
  const isPooled = read.DATABASE_URL !== undefined && read.DATABASE_DIRECT_URL !== undefined;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    directUrl: read.DATABASE_URL && (read.DATABASE_DIRECT_URL ?? read.DATABASE_URL),
    isPooled,
    databasePool: read.DATABASE_POOL,
    // Only some poolers support named statements.
    preparedStatements: read.PREPARED_STATEMENTS ? read.PREPARED_STATEMENTS === 'on' : !isPooled,
    drainMs: read.DRAIN_MS,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    devClock: read.DEV_CLOCK,
    rateLimit: read.RATE_LIMIT,
    operators: read.OPERATORS,
    payments: paymentSettingsOf(read),
    adFrameUrl: read.AD_FRAME_URL,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    metricsToken: read.METRICS_TOKEN,
  };
}

function paymentSettingsOf(read: z.output<typeof Environment>): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = read;
  const isSet = secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined;
  return {
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, ''),
    stripe: isSet ? { secretKey, publishableKey, webhookSecret } : undefined,
  };
}
