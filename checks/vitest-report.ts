import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** How long a test file took in one project, hooks included, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly project: string;
  readonly ms: number;
}

export interface VitestReport {
  readonly passed: number;
  /** A line for each test that failed, each file that did not load and each error outside a test. */
  readonly failures: readonly string[];
  readonly times: readonly FileTime[];
}

/** Reporter of `npm test`: writes a VitestReport to the file that REPORT_FILE names. */
export default class ReportFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const report: VitestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [...modules.flatMap(failuresOf), ...outside.map(firstLine)],
      times: modules.map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        project: module.project.name,
        ms: module.diagnostic().duration,
      })),
    };
    writeFileSync(process.env['REPORT_FILE'] ?? 'vitest-report.json', JSON.stringify(report));
  }
}

/** A hook's error belongs to its suite, whose tests are then skipped. */
function failuresOf(module: TestModule): string[] {
  const name = `${relative(process.cwd(), module.moduleId)} (${module.project.name})`;
  const parts = [...module.children.allTests('failed'), ...module.children.allSuites()];
  return [
    ...module
      .errors()
      .slice(0, 1)
      .map((error) => `${name}: ${firstLine(error)}`),
    ...parts.flatMap((part) => {
      const [error] = part.type === 'test' ? (part.result().errors ?? [{}]) : part.errors();
      return error ? [`${name} › ${part.fullName}: ${firstLine(error)}`] : [];
    }),
  ];
}

/** First line of any thrown value, without colours. */
export const firstLine = ({ message = 'no error message' }: { readonly message?: unknown }): string =>
  stripVTControlCharacters(String(message)).split('\n', 1)[0] ?? '';
