import { z } from 'zod';
import type { StablesWanted } from '../game/house-stables/at-work.ts';
import { HOUSE_STABLES } from '../game/house-stables/stables.ts';
import type { MetricsSettings } from './http/operating/metrics.ts';
import type { S3Settings } from './picture-store/s3-request.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const onOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');

const ONE_HOST =
  'Name one host: put a proxy such as haproxy in front of several, which leads to the primary (docs/hosting.md).';
const postgresUrl = z
  .string()
  .refine((url) => !/^[^/]*\/\/[^/?#]*,/.test(url), { error: ONE_HOST, abort: true })
  .pipe(z.url({ protocol: /^postgres(?:ql)?$/ }))
  .refine((url) => !/[?&]host=[^&]*(?:,|%2C)/i.test(url), ONE_HOST);

const Environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    PORTRAITS_MB: z.coerce.number().int().min(10).max(1_000_000).default(500),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_REPLICA_URL: postgresUrl.optional(),
    DIRECTORY_DATABASE_URL: postgresUrl.optional(),
    REALM: z
      .string()
      .regex(/^[a-z0-9-]{1,30}$/, 'A realm is named by small letters, digits and hyphens.')
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
    PREPARED_STATEMENTS: z.enum(['on', 'off']).optional(),
    DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(0),
    TRUST_PROXY: flag,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    HOUSE_STABLES: z
      .union([z.literal('auto'), z.coerce.number().int().min(0).max(HOUSE_STABLES.length)], {
        error: `Give auto, or a number from 0 to ${HOUSE_STABLES.length}.`,
      })
      .default('auto'),
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
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'Give the address of the store, such as https://s3.example.' })
      .refine((url) => !/[?#@]/.test(url), 'The address has no name, password or query.')
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[\w-]+$/, 'Give a region, such as eu-central-1.')
      .default('us-east-1'),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'A bucket has small letters, digits, dots and hyphens.')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PREFIX: z
      .string()
      .regex(/^[\w-]+(?:\/[\w-]+)*\/?$/, 'A prefix is like fetlock/game, of letters, digits, _ and -.')
      .optional(),
    S3_PATH_STYLE: onOff,
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'Give the address of the game, such as https://fetlock.example.' })
      .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), 'The address has no path.')
      .optional(),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'Give the mail server, such as smtps://name:password@mail.example:465.',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .max(300)
      .regex(/@/, 'Give an address, such as Fetlock <stable@fetlock.example>.')
      .optional(),
    OPERATOR_EMAIL: z.email('Give the address of the people who run this game.').optional(),
  })
  .refine(({ SMTP_URL, PUBLIC_URL, MAIL_FROM }) => !SMTP_URL || (PUBLIC_URL && MAIL_FROM), {
    error: 'SMTP_URL needs PUBLIC_URL, which the links in mails lead to, and MAIL_FROM.',
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    error: 'DATABASE_DIRECT_URL leads past the connection pooler at DATABASE_URL: please set that too.',
  })
  .refine((env) => env.DATABASE_REPLICA_URL === undefined || env.DATABASE_URL !== undefined, {
    error: 'DATABASE_REPLICA_URL is a replica of the database at DATABASE_URL: please set that too.',
  })
  .refine((env) => env.REALM === undefined || env.DIRECTORY_DATABASE_URL !== undefined, {
    error: 'REALM names a realm of the directory at DIRECTORY_DATABASE_URL: please set that too.',
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
  .refine(
    ({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX }) => {
      const needed = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
      const isUnset = [...needed, S3_PREFIX].every((one) => one === undefined);
      return isUnset || needed.every((one) => one !== undefined);
    },
    {
      error:
        'A store of pictures needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: please set all or none.',
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
  /** Space for painted horses; above it the oldest go. */
  readonly portraitsMb: number;
  /** Undefined stores pictures in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly databaseUrl: string | undefined;
  /** Bypasses a connection pooler; `databaseUrl` if there is none. */
  readonly directUrl: string | undefined;
  /** Read for lists and others' things, which may be seconds old. */
  readonly replicaUrl: string | undefined;
  /** The directory of realms; undefined if this is the only realm. */
  readonly directoryUrl: string | undefined;
  /** Which realm of the directory this is. */
  readonly realm: string | undefined;
  /** True if `databaseUrl` is a pooler, which has no session state. */
  readonly isPooled: boolean;
  readonly databasePool: number;
  readonly preparedStatements: boolean;
  /** Time to go on serving after SIGTERM, while proxies switch over. */
  readonly drainMs: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly houseStables: StablesWanted;
  readonly devClock: boolean;
  readonly rateLimit: boolean;
  /** Emails of the accounts that may use the admin desk. */
  readonly operators: readonly string[];
  /** Origin of the links in mails and payments: no request can change it. */
  readonly publicUrl: string;
  /** Undefined writes mails to `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Gets what visitors write to the people who run this game. */
  readonly operatorEmail: string | undefined;
  /** Undefined: practice payments. */
  readonly stripe: StripeKeys | undefined;
  readonly adFrameUrl: string | undefined;
}

export type AppSettings = MetricsSettings &
  Pick<
    Settings,
    | 'adFrameUrl'
    | 'dataDir'
    | 'devClock'
    | 'houseStables'
    | 'mailFrom'
    | 'operatorEmail'
    | 'operators'
    | 'portraitsMb'
    | 'publicUrl'
    | 'rateLimit'
    | 'smtpUrl'
    | 'stripe'
    | 'trustProxy'
  >;

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
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
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`);
  const isPooled = read.DATABASE_URL !== undefined && read.DATABASE_DIRECT_URL !== undefined;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    portraitsMb: read.PORTRAITS_MB,
    s3: s3Of(read),
    databaseUrl: read.DATABASE_URL,
    directUrl: read.DATABASE_URL && (read.DATABASE_DIRECT_URL ?? read.DATABASE_URL),
    replicaUrl: read.DATABASE_REPLICA_URL,
    directoryUrl: read.DIRECTORY_DATABASE_URL,
    realm: read.REALM,
    isPooled,
    databasePool: read.DATABASE_POOL,
    // Only some poolers support named statements.
    preparedStatements: read.PREPARED_STATEMENTS ? read.PREPARED_STATEMENTS === 'on' : !isPooled,
    drainMs: read.DRAIN_MS,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    houseStables: read.HOUSE_STABLES,
    devClock: read.DEV_CLOCK,
    rateLimit: read.RATE_LIMIT,
    operators: read.OPERATORS,
    publicUrl: publicUrl.origin,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Fetlock <no-reply@${publicUrl.hostname}>`,
    operatorEmail: read.OPERATOR_EMAIL,
    stripe: stripeKeysOf(read),
    adFrameUrl: read.AD_FRAME_URL,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    metricsToken: read.METRICS_TOKEN,
  };
}

function s3Of(read: z.output<typeof Environment>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix = '',
  } = read;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint,
    region: read.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    pathStyle: read.S3_PATH_STYLE,
  };
}

function stripeKeysOf(read: z.output<typeof Environment>): StripeKeys | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = read;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  return { secretKey, publishableKey, webhookSecret };
}
