import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from './network.ts';
import { killAllIn, run, start, until, type Program } from './programs.ts';

/** Credentials that s3rver accepts. */
const KEY = 'S3RVER';
const REGION = 'us-east-1';
/** Pictures and backups have separate buckets, because the backups' keys may delete less. */
const BACKUPS = 'backups';

export interface StoreOptions {
  readonly scratch: string;
  readonly address: string;
  /** s3rver's program. */
  readonly program: string;
}

/** A machine with an S3-compatible store, which stores objects on its disk and uses TLS, as pgBackRest requires. */
export class Store {
  readonly #options: StoreOptions;
  readonly #folder: string;
  readonly #certificate: string;
  #program: Program | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#folder = join(options.scratch, 'store');
    this.#certificate = join(this.#folder, 'certificate.pem');
  }

  async begin(): Promise<void> {
    const { address } = this.#options;
    mkdirSync(join(this.#folder, 'objects'), { recursive: true, mode: 0o755 });
    // pgBackRest treats an address as a DNS name.
    const names = ['-subj', '/CN=store', '-addext', `subjectAltName=DNS:${address},IP:${address}`];
    const files = ['-keyout', join(this.#folder, 'key.pem'), '-out', this.#certificate];
    await run({
      name: 'openssl',
      file: '/usr/bin/openssl',
      args: ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files],
      folder: this.#folder,
    });
    this.start();
    await this.untilUp();
  }

  start(): void {
    const { address, program } = this.#options;
    const buckets = ['pictures', 'restored-pictures', BACKUPS].flatMap((name) => [
      '--configure-bucket',
      name,
    ]);
    const keys = ['--key', join(this.#folder, 'key.pem'), '--cert', this.#certificate];
    const location = ['-d', join(this.#folder, 'objects'), '-a', address, '-p', String(PORTS.store)];
    this.#program = start({
      name: 's3rver',
      file: process.execPath,
      args: [program, ...location, ...keys, ...buckets, '--no-vhost-buckets', '--silent'],
      folder: this.#folder,
    });
  }

  async kill(): Promise<void> {
    await killAllIn(this.#folder);
    await this.#program?.ended;
  }

  async untilUp(): Promise<void> {
    const { address } = this.#options;
    const args = [
      '-s',
      '-o',
      '/dev/null',
      '--cacert',
      this.#certificate,
      `https://${address}:${PORTS.store}/`,
    ];
    await until('the store answers', () =>
      run({ name: 'curl', file: '/usr/bin/curl', args, folder: this.#folder }).then(
        () => true,
        () => false,
      ),
    );
  }

  /** Settings for the game. */
  picturesIn(bucket: 'pictures' | 'restored-pictures'): Readonly<Record<string, string>> {
    return {
      S3_ENDPOINT: `https://${this.#options.address}:${PORTS.store}`,
      S3_REGION: REGION,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      NODE_EXTRA_CA_CERTS: this.#certificate,
    };
  }

  /** Settings for pgBackRest, in addition to those of deploy/. */
  backupsIn(path: string): Readonly<Record<string, string>> {
    const { address } = this.#options;
    return {
      PGBACKREST_REPO1_PATH: path,
      PGBACKREST_REPO1_S3_BUCKET: BACKUPS,
      PGBACKREST_REPO1_S3_ENDPOINT: address,
      PGBACKREST_REPO1_S3_REGION: REGION,
      PGBACKREST_REPO1_S3_KEY: KEY,
      PGBACKREST_REPO1_S3_KEY_SECRET: KEY,
      PGBACKREST_REPO1_S3_URI_STYLE: 'path',
      PGBACKREST_REPO1_STORAGE_PORT: String(PORTS.store),
      PGBACKREST_REPO1_STORAGE_CA_FILE: this.#certificate,
    };
  }
}
