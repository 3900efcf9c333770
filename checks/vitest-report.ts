import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How long a test file took in one project, hooks included, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly project: string;
  readonly ms: number;
}

export interface VitestReport {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly FileTime[];
}

/** Reporter of `npm test`: writes a VitestReport to the file that REPORT_FILE names. */
export default class ReportFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const report: VitestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests.filter((test) => test.result().state === 'failed').length,
      times: modules.map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        project: module.project.name,
        ms: module.diagnostic().duration,
      })),
    };
    writeFileSync(process.env['REPORT_FILE'] ?? 'vitest-report.json', JSON.stringify(report));
  }
}
