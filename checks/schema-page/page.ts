import { readFileSync } from 'node:fs';
import { fingerprintOf } from '../../server/db/schema.ts';

export const PAGE = new URL('../../docs/schema.md', import.meta.url);

const [BEGIN, END] = ['<!-- diagrams', '<!-- end -->'] as const;

export const readPage = (): string => readFileSync(PAGE, 'utf8');

/** The page with these diagrams and a hash of the schema that they show. */
export function withDiagrams(page: string, schema: string, diagrams: readonly string[]): string {
  const [before] = page.split(BEGIN);
  const [, after = ''] = page.split(END);
  const mark = `${BEGIN} of ${fingerprintOf(schema)}: npm run schema -->`;
  return [`${before}${mark}`, ...diagrams, `${END}${after}`].join('\n\n');
}

export function isCurrent(page: string, schema: string): boolean {
  return page.includes(`${BEGIN} of ${fingerprintOf(schema)}:`);
}
