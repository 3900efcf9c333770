import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runWell } from './commands.ts';

const MIGRATIONS = 'server/db/migrations/index.ts';

/** An earlier state of this repository, built. */
export interface Release {
  readonly name: string;
  readonly folder: string;
  /** Migrations of this commit that the release does not know; empty if a rollback is possible. */
  readonly unknown: readonly string[];
}

/**
 * The last release before this commit: the newest tag such as `v1.2.0`; `commit` names another. Undefined while none is
 * tagged. Needs the repository's history.
 */
export async function buildLastRelease(
  repository: string,
  scratch: string,
  commit?: string,
): Promise<Release | undefined> {
  const runGit = (...args: readonly string[]) =>
    spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = runGit(...args);
    if (status !== 0) throw new Error(`The last release is not to be had: git says ${stderr.trim()}`);
    return stdout.trim();
  };
  const tag = runGit('describe', '--tags', '--abbrev=0', '--match', 'v[1-9]*', 'HEAD^').stdout.trim();
  const name = commit ?? tag;
  if (name === '') return undefined;
  const sha = git('rev-parse', '--verify', `${name}^{commit}`);
  const known = new Set(namesIn(git('show', `${sha}:${MIGRATIONS}`)));
  const unknown = namesIn(git('show', `HEAD:${MIGRATIONS}`)).filter((one) => !known.has(one));
  const folder = join(scratch, 'releases', sha.slice(0, 8));
  await build(repository, folder, sha);
  return { name, folder, unknown };
}

/** Without the first, which all releases share. */
function namesIn(index: string): string[] {
  return [...index.matchAll(/'(\d{4}_\w+)'/g)].map(([, name = '']) => name);
}

async function build(repository: string, folder: string, sha: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  const shell = (command: string) => {
    const { status, stderr } = spawnSync('bash', ['-ec', `set -o pipefail; ${command}`, 'sh', folder, sha], {
      cwd: repository,
      encoding: 'utf8',
    });
    return status === 0 ? undefined : stderr.trim();
  };
  const problem = shell('git archive "$2" | tar -x -C "$1"');
  if (problem !== undefined) throw new Error(`Release ${sha} could not be unpacked: ${problem}`);
  if (shell('git diff --quiet "$2" -- package-lock.json') === undefined)
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  else {
    const missing = shell('cd "$1" && npm ci --ignore-scripts --no-audit --no-fund >&2');
    if (missing !== undefined)
      throw new Error(`Packages of release ${sha} could not be installed: ${missing}`);
  }
  await runWell({ repository: folder, file: 'checks/build-server.ts' });
}
