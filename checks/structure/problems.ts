import { dirname } from 'node:path';
import { FEATURES, OTHER_FOLDERS } from './features.ts';
import { isTest, type Source } from './sources.ts';

const MOST_LINES = 300;
const MEDIAN_BELOW = 150;
const CRUMB_LINES = 40;

/** Files that need not share: SQL, migrations, tables of a database, workers, pages. */
const NO_CRUMBS = [
  /-queries\.ts$/,
  /\/migrations\//,
  /-worker\.ts$/,
  /^web\/pages\/(?:about|faq|help|privacy|terms)\.tsx$/,
];

/** These folders serve tests, so tests count as importers. */
const FOR_TESTS = /^(?:server\/testing|journeys)\//;

/** Tables of rows may be long. */
const TABLES = [
  /(?:^|\/)[\w-]*-(?:rows|names)\.ts$/,
  /\/migrations\//,
  /\.d\.ts$/,
  /^server\/db\/(?:statements|table-columns)\.ts$/,
];

/** Over 300 lines, or a median of 150 or more. */
export function sizeProblems(sources: readonly Source[]): string[] {
  const files = sources.filter(({ path }) => !TABLES.some((table) => table.test(path)));
  const median = files.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.floor(files.length / 2)] ?? 0;
  const problems = files
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${MOST_LINES}: split it.`);
  if (median >= MEDIAN_BELOW)
    problems.push(`The median file has ${median} lines; the limit is ${MEDIAN_BELOW}.`);
  return problems;
}

/** In game, contract, server and web. */
export function folderProblems(sources: readonly Source[]): string[] {
  const problems = new Set<string>();
  for (const { path } of sources) {
    const [top = '', folder = '', file] = path.split('/');
    if (file === undefined || !(top in OTHER_FOLDERS)) continue;
    const known: readonly string[] = [...FEATURES, ...OTHER_FOLDERS[top as keyof typeof OTHER_FOLDERS]];
    if (!known.includes(folder))
      problems.add(`${top}/${folder}/ is no feature: see checks/structure/features.ts.`);
  }
  return [...problems];
}

/** Shared SQL machinery, and tests. */
const MAY_CONTAIN_SQL = [/-queries\.ts$/, /^server\/db\//, /^server\/testing\//, /\/refusal-cases\.ts$/];
const SQL =
  /\bsql(?:<[^`]*>)?`|\bsql\.raw\(|\bprepared(?:<[^(]*>)?\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

export function sqlProblems(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => source.path.startsWith('server/') && !isTest(source))
    .filter(({ path, text }) => !MAY_CONTAIN_SQL.some((file) => file.test(path)) && SQL.test(text))
    .map(({ path }) => `${path} contains SQL: move it to a *-queries.ts file beside it.`);
}

/**
 * Files of at most 40 lines, with one importer in the same folder or below. A file that is only loaded lazily is a
 * chunk.
 */
export function crumbs(sources: readonly Source[]): string[] {
  const importers = new Map<string, string[]>();
  const chunks = new Set(sources.flatMap(({ lazy }) => lazy).filter((path) => path.startsWith('web/')));
  for (const source of sources) {
    for (const path of source.imports) {
      if (isTest(source) && !FOR_TESTS.test(path)) continue;
      importers.set(path, [...(importers.get(path) ?? []), source.path]);
      if (!source.lazy.includes(path)) chunks.delete(path);
    }
  }
  return sources
    .filter((source) => !isTest(source) && source.lines <= CRUMB_LINES && /\.tsx?$/.test(source.path))
    .filter(({ path }) => !chunks.has(path) && !NO_CRUMBS.some((file) => file.test(path)))
    .flatMap(({ path, lines }) => {
      const [only, ...others] = importers.get(path) ?? [];
      if (!only || others.length > 0 || !`${dirname(only)}/`.startsWith(`${dirname(path)}/`)) return [];
      return [`${path} (${lines} lines) is imported by ${only} only.`];
    });
}
