import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, readSources } from '../structure/sources.ts';

/** What is delivered: the server, and what browsers load. Tools and tests are outside. */
const RUNS = /^(?:game|contract|server|web|art\/paint)\/(?!testing\/)/;
const PACKAGE = /^(?:import|export) (?:[^'`;]* from )?'((?:@[^/':]+\/)?[^./'@:][^/':]*)(?:\/[^':]*)?'/gm;

/*
 * `npm run sbom` and the check for vulnerabilities leave devDependencies out, so `dependencies` must have exactly what
 * runs, in browsers too.
 */
test('the dependencies are the packages that run on the server or in browsers', () => {
  const imported = new Set(
    readSources()
      .filter((source) => RUNS.test(source.path) && !isTest(source))
      .flatMap(({ text }) => [...text.matchAll(PACKAGE)].map(([, name = '']) => name)),
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  expect([...imported].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
