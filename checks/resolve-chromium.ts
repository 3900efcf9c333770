import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { extract } from 'tar-fs';

export interface Chromium {
  readonly executablePath: string;
  /** Without the npm binary's own flags: its single process crashes when a page closes. */
  readonly args: readonly string[];
  /** Additional environment variables. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Chromium cannot sandbox as root. Test machines have no graphics card: WebGL runs on the processor, and pages are
 * rasterised directly, since an emulated card takes seconds for each.
 */
const ARGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
] as const;

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

/**
 * The browser for tests: `CHROMIUM_PATH`, else the headless one of an npm package, which is the same everywhere and a
 * third faster than a whole browser, else a system browser where that package does not run.
 */
export async function resolveChromium(): Promise<Chromium> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  if (chosen) return { executablePath: chosen, args: ARGS, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return await fromNpm();
  const executablePath = SYSTEM_PATHS.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: ARGS, env: {} };
  throw new Error('Tests need a Chromium: install one, or set CHROMIUM_PATH to where it is');
}

/** Launches that browser; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args, env } = await resolveChromium();
  return await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

async function fromNpm(): Promise<Chromium> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {};
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf');
  let probe = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  if (probe.status !== 0) {
    // A bare system lacks libraries that the package contains.
    const paths = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']];
    env['LD_LIBRARY_PATH'] = paths.filter(Boolean).join(':');
    probe = spawnSync(executablePath, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } });
  }
  if (probe.status !== 0) {
    throw new Error(`The Chromium from npm does not start here: ${probe.error?.message ?? probe.stderr}`);
  }
  return { executablePath, args: ARGS, env };
}

/**
 * Folder with the unpacked browser, named after its version. It is renamed into place when complete, so concurrent
 * test runs never see half a browser.
 */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  await removeAbandoned();
  const unpacking = join(CACHE, `unpacking-chromium-${randomBytes(4).toString('hex')}`);
  await mkdir(unpacking, { recursive: true });
  const packed = (name: string) => createReadStream(join(packageFolder, 'bin', name));
  await pipeline(
    packed('chromium.br'),
    createBrotliDecompress({ chunkSize: 1 << 21 }),
    createWriteStream(join(unpacking, 'chromium'), { mode: 0o755 }),
  );
  // The libraries for WebGL must be beside the program.
  await pipeline(packed('swiftshader.tar.br'), createBrotliDecompress(), extract(unpacking));
  for (const name of ['al2023', 'fonts']) {
    await pipeline(packed(`${name}.tar.br`), createBrotliDecompress(), extract(join(unpacking, name)));
  }
  await writeFile(join(unpacking, 'fonts.conf'), FONTS_CONFIGURATION);
  try {
    await rename(unpacking, folder);
  } catch (error) {
    await rm(unpacking, { recursive: true, force: true });
    // Another run finished first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package's own configuration names folders of another service. */
const FONTS_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Removes the folders that killed runs left, 200 MB each. */
async function removeAbandoned(): Promise<void> {
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : []) {
    const path = join(CACHE, name);
    if (!name.startsWith('unpacking-chromium-')) continue;
    if (Date.now() - statSync(path).mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
