import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runWell } from './commands.ts';

const MIGRATIONS = 'server/db/migrations/index.ts';

/** An earlier state of this repository, built. */
export interface Release {
  readonly name: string;
  readonly folder: string;
  /** Migrations of this release that the earlier one does not know; empty if a rollback is possible. */
  readonly unknown: readonly string[];
}

/**
 * The release before the newest migration, and the one with it. `commit` names another first release. Needs the
 * repository's history.
 */
export async function buildReleases(
  repository: string,
  scratch: string,
  commit?: string,
): Promise<Release[]> {
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
    if (status !== 0) throw new Error(`There is no earlier release: git says ${stderr.trim()}`);
    return stdout.trim();
  };
  const newest = git('log', '-1', '--first-parent', '--format=%H', '--', MIGRATIONS);
  const before = git('rev-parse', '--verify', `${commit ?? `${newest}^`}^{commit}`);
  const wanted = [...new Set([before, newest])];
  const ours = namesIn(git('show', `HEAD:${MIGRATIONS}`));
  const releases: Release[] = [];
  for (const sha of wanted) {
    const known = new Set(namesIn(git('show', `${sha}:${MIGRATIONS}`)));
    const folder = join(scratch, 'releases', sha.slice(0, 8));
    await build(repository, folder, sha);
    releases.push({ name: sha.slice(0, 8), folder, unknown: ours.filter((name) => !known.has(name)) });
  }
  return releases;
}

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
