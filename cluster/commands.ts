import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
}

export interface CommandPlan {
  readonly repository: string;
  /** A TypeScript program of the repository. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of the project as an operator does. */
export async function runCommand({ repository, file, args = [], env = {} }: CommandPlan): Promise<Outcome> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, complaint] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, complaint };
}

/** Throws its output if it fails. */
export async function runWell(plan: CommandPlan): Promise<string> {
  const { code, out, complaint } = await runCommand(plan);
  if (code !== 0) throw new Error(`${plan.file} failed: ${`${complaint}${out}`.trim().slice(-2000)}`);
  return out;
}

export interface AuditFindings {
  readonly checks: number;
  readonly problem: string | undefined;
}

export async function audit(repository: string, databaseUrl: string): Promise<AuditFindings> {
  const env = { DATABASE_URL: databaseUrl };
  const { code, out, complaint } = await runCommand({ repository, file: 'server/audit/audit.ts', env });
  const report = JSON.parse(out || '{}') as { checks?: unknown[]; problem?: string };
  const checks = Array.isArray(report.checks) ? report.checks.length : 0;
  const said = report.problem ?? `${out.slice(0, 500)}${complaint.slice(-500)}`;
  return { checks, problem: code === 0 ? undefined : `the audit: ${said}` };
}
