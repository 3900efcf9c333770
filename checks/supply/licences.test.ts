import { expect, test } from 'vitest';
import { licenceProblems, lockedPackages } from './licences.ts';

test.each([
  ['left-pad', 'MIT', 0],
  ['either', '(GPL-3.0 OR MIT)', 0],
  ['both', 'MIT AND GPL-3.0', 1],
  ['copyleft', 'GPL-3.0', 1],
  ['web-push', 'MPL-2.0', 0],
  ['something-else', 'MPL-2.0', 1],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', 0],
  ['silent', undefined, 1],
  ['sold', 'SEE LICENSE IN LICENSE.md', 1],
])('%s under %s', (name, licence, problems) => {
  expect(licenceProblems([{ name, licence }])).toHaveLength(problems);
});

test('packages are read from the lock file, nested ones by their own name', () => {
  const locked = { '': {}, 'node_modules/a': { license: 'ISC' }, 'node_modules/a/node_modules/@b/c': {} };
  expect(lockedPackages(locked, (path) => (path.endsWith('c') ? 'MIT' : undefined))).toEqual([
    { name: 'a', licence: 'ISC' },
    { name: '@b/c', licence: 'MIT' },
  ]);
});
