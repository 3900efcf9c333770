import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: './data',
  databaseUrl: undefined,
  directUrl: undefined,
  replicaUrl: undefined,
  directoryUrl: undefined,
  realm: undefined,
  isPooled: false,
  databasePool: 16,
  preparedStatements: true,
  drainMs: 0,
  trustProxy: false,
  logLevel: 'info',
  devClock: false,
  rateLimit: true,
  operators: [],
  publicUrl: 'http://localhost:3000',
  smtpUrl: undefined,
  mailFrom: 'Fetlock <no-reply@localhost>',
  operatorEmail: undefined,
  stripe: undefined,
  adFrameUrl: undefined,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  metricsToken: undefined,
  portraitsMb: 500,
  houseStables: 'auto',
  s3: undefined,
};

test('by default it serves this machine only, from ./data', () => {
  expect(readSettings({})).toEqual(DEFAULTS);
});

test('empty settings count as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_LISTEN_URL',
    'DIRECTORY_DATABASE_URL',
    'REALM',
    'DATABASE_POOL',
    'DEV_CLOCK',
    'HOUSE_STABLES',
    'RATE_LIMIT',
    'OPERATORS',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'OPERATOR_EMAIL',
    'AD_FRAME_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'METRICS_PORT',
    'METRICS_HOST',
    'METRICS_TOKEN',
    'PORTRAITS_MB',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PREFIX',
    'S3_PATH_STYLE',
    'NODE_ENV',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS);
});

test('every setting is read', () => {
  const env = {
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/fetlock',
    DATABASE_URL: 'postgresql://fetlock:secret@db:5432/fetlock?sslmode=require',
    DATABASE_DIRECT_URL: 'postgresql://fetlock:secret@db:5433/fetlock',
    DATABASE_REPLICA_URL: 'postgresql://fetlock:secret@replica/fetlock',
    DIRECTORY_DATABASE_URL: 'postgresql://fetlock:secret@directory/realms',
    REALM: 'meadow',
    DATABASE_POOL: '40',
    PREPARED_STATEMENTS: 'off',
    DRAIN_MS: '5000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    OPERATORS: 'ada@example.org, sem@example.org',
    PUBLIC_URL: 'https://fetlock.example',
    SMTP_URL: 'smtps://stable:secret@mail.example:465',
    MAIL_FROM: 'Fetlock <stable@fetlock.example>',
    OPERATOR_EMAIL: 'people@fetlock.example',
    AD_FRAME_URL: 'https://ads.example/frame',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    METRICS_PORT: '9400',
    METRICS_HOST: '10.0.0.4',
    METRICS_TOKEN: 'hay-and-oats-for-all',
    PORTRAITS_MB: '2000',
    S3_ENDPOINT: 'https://s3.example/storage',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'stable.pictures',
    S3_ACCESS_KEY_ID: 'STABLEHAND',
    S3_SECRET_ACCESS_KEY: 'hay/and+oats',
    S3_PREFIX: 'fetlock/game',
    S3_PATH_STYLE: 'off',
  };
  expect(readSettings(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/fetlock',
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    directoryUrl: env.DIRECTORY_DATABASE_URL,
    realm: 'meadow',
    isPooled: true,
    databasePool: 40,
    preparedStatements: false,
    drainMs: 5000,
    trustProxy: true,
    logLevel: 'warn',
    houseStables: 'auto',
    devClock: false,
    rateLimit: true,
    operators: ['ada@example.org', 'sem@example.org'],
    publicUrl: env.PUBLIC_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL,
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
    adFrameUrl: 'https://ads.example/frame',
    metricsPort: 9400,
    metricsHost: '10.0.0.4',
    metricsToken: 'hay-and-oats-for-all',
    portraitsMb: 2000,
    s3: {
      endpoint: 'https://s3.example/storage',
      region: 'eu-central-1',
      bucket: 'stable.pictures',
      accessKeyId: 'STABLEHAND',
      secretAccessKey: 'hay/and+oats',
      prefix: 'fetlock/game/',
      pathStyle: false,
    },
  });
  expect(readSettings({ DATABASE_URL: env.DATABASE_URL })).toMatchObject({
    directUrl: env.DATABASE_URL,
    isPooled: false,
    preparedStatements: true,
  });
  expect(readSettings({ DEV_CLOCK: '1', RATE_LIMIT: 'off' })).toMatchObject({
    devClock: true,
    rateLimit: false,
  });
});

test('a world is founded with as many house stables as wanted', () => {
  expect(readSettings({ HOUSE_STABLES: '0' }).houseStables).toBe(0);
  expect(readSettings({ HOUSE_STABLES: '3' }).houseStables).toBe(3);
});

test('behind a connection pooler, statements are named only on request', () => {
  const urls = { DATABASE_URL: 'postgres://pooler/fetlock', DATABASE_DIRECT_URL: 'postgres://db/fetlock' };
  expect(readSettings(urls).preparedStatements).toBe(false);
  expect(readSettings({ ...urls, PREPARED_STATEMENTS: 'on' }).preparedStatements).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, /^PORT: .*number/],
  [{ PORT: '65536' }, /^PORT: .*65535/],
  [{ PORT: '-1' }, /^PORT: /],
  [{ PORT: '80.5' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL: /],
  [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL: /],
  [
    { DATABASE_URL: 'postgres://one:5432,two:5432/fetlock' },
    /^DATABASE_URL: Name one host: put a proxy .*\.$/,
  ],
  [{ DATABASE_URL: 'postgres://u:p@one,two/fetlock' }, /^DATABASE_URL: Name one host: /],
  [{ DATABASE_URL: 'postgres:///fetlock?host=one,two' }, /^DATABASE_URL: Name one host: /],
  [{ DATABASE_DIRECT_URL: 'localhost' }, /^DATABASE_DIRECT_URL: /],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/fetlock' },
    /^DATABASE_DIRECT_URL leads past the connection pooler at DATABASE_URL: please set that too\.$/,
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://replica/fetlock' },
    /^DATABASE_REPLICA_URL is a replica of the database at DATABASE_URL: please set that too\.$/,
  ],
  [{ DATABASE_POOL: '0' }, /^DATABASE_POOL: /],
  [{ DEV_CLOCK: 'yes' }, /^DEV_CLOCK: /],
  [{ HOUSE_STABLES: '13' }, /^HOUSE_STABLES: /],
  [{ HOUSE_STABLES: 'some' }, /^HOUSE_STABLES: /],
  [{ DRAIN_MS: '-1' }, /^DRAIN_MS: /],
  [{ RATE_LIMIT: 'none' }, /^RATE_LIMIT: /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  [{ OPERATORS: 'Ada' }, /^OPERATORS\.0: List the emails of accounts, with commas between them\.$/],
  [{ AD_FRAME_URL: 'http://ads.example' }, /^AD_FRAME_URL: A network’s frame is loaded over https\.$/],
  [{ STRIPE_SECRET_KEY: 'pk_1' }, /^STRIPE_SECRET_KEY: A secret key begins with sk_\.\n/],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, /^Payments need .* all or none\.$/],
  [
    { S3_ENDPOINT: 's3.example' },
    /^S3_ENDPOINT: Give the address of the store, such as https:\/\/s3\.example\./,
  ],
  [
    { S3_ENDPOINT: 'https://key:secret@s3.example' },
    /^S3_ENDPOINT: The address has no name, password or query\./,
  ],
  [{ S3_BUCKET: 'My Horses' }, /^S3_BUCKET: A bucket has small letters/],
  [{ S3_PREFIX: '../up' }, /^S3_PREFIX: A prefix is like fetlock\/game/],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'stable' },
    /^A store of pictures needs .* all or none\.$/,
  ],
  [{ S3_PREFIX: 'game' }, /^A store of pictures needs .* all or none\.$/],
  [{ METRICS_PORT: '70000' }, /^METRICS_PORT: /],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: .*16/],
  [{ PORT: 'abc', LOG_LEVEL: 'loud' }, /^PORT: .*\nLOG_LEVEL: /],
  [
    { NODE_ENV: 'production', DEV_CLOCK: '1' },
    /^DEV_CLOCK=1 lets anybody move the clock: it is refused with NODE_ENV=production\.$/,
  ],
  [
    { NODE_ENV: 'production', RATE_LIMIT: 'off' },
    /^RATE_LIMIT=off invites guessing of passwords: it is refused with NODE_ENV=production\.$/,
  ],
])('%j is refused in a sentence', (env: NodeJS.ProcessEnv, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
