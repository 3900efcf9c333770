import { crumbs, folderProblems, sizeProblems, sqlProblems } from './problems.ts';
import { readSources } from './sources.ts';

/**
 * `npm run structure`, part of `npm run lint`: fails on long files, unlisted folders and SQL outside queries; warns
 * of crumbs, which `--crumbs` lists.
 */
const sources = readSources();
const problems = [...sizeProblems(sources), ...folderProblems(sources), ...sqlProblems(sources)];
for (const problem of problems) console.error(problem);

const small = crumbs(sources);
if (process.argv.includes('--crumbs')) for (const crumb of small) console.warn(crumb);
else if (small.length > 0)
  console.warn(`${small.length} small files have one importer beside them: npm run structure -- --crumbs`);

if (problems.length > 0) process.exit(1);
