import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceProblems, lockedPackages } from './licences.ts';

/*
 * `npm run supply`: checks licences of all packages, then known vulnerabilities of those that run. The
 * second check needs the registry; without it, a sentence says so.
 */
interface Lock {
  readonly packages: Parameters<typeof lockedPackages>[0];
}

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

const AUDIT_PATIENCE_MS = 20_000;
const SERIOUS = new Set(['high', 'critical']);

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const problems = [...licenceProblems(lockedPackages(lock.packages, licenceOf)), ...(await knownHoles())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Packages older than SPDX have an object or a list. */
function licenceOf(path: string): string | undefined {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      license?: string | { type: string };
      licenses?: { type: string }[];
    };
    return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  } catch {
    return undefined;
  }
}

async function knownHoles(): Promise<string[]> {
  const audit = await runAudit();
  if (!audit?.metadata) {
    console.log('Known vulnerabilities of packages were not checked: the registry gave no answer.');
    return [];
  }
  return Object.values(audit.vulnerabilities ?? {})
    .filter(({ severity }) => SERIOUS.has(severity))
    .map(({ name, severity }) => `${name} has a known hole (${severity}): see npm audit.`);
}

function runAudit(): Promise<Audit | undefined> {
  return new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
    execFile('npm', args, { cwd: root, timeout: AUDIT_PATIENCE_MS }, (_, output) => {
      try {
        resolve(JSON.parse(output) as Audit);
      } catch {
        resolve(undefined);
      }
    });
  });
}
