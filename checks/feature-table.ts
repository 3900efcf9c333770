import { existsSync } from 'node:fs';
import { table } from './rule-table.ts';
import { FEATURES } from './structure/features.ts';

const FOLDERS = ['game', 'contract', 'server', 'web'] as const;

/** Features in the order in which they may use each other, and where each has code. */
export function featureTable(root: string): string {
  const has = (folder: string, feature: string) =>
    existsSync(`${root}/${folder}/${feature}`) || existsSync(`${root}/${folder}/${feature}.ts`);
  return table(
    ['feature', ...FOLDERS.map((folder) => `\`${folder}/\``)],
    FEATURES.map((feature) => [feature, ...FOLDERS.map((folder) => (has(folder, feature) ? 'yes' : ''))]),
  );
}
