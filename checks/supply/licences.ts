/** These require only that their notice is included. */
const FREE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** May be used unchanged; changes would have to be published. */
const USED_UNCHANGED: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-[\w-]+)?|web-push|@axe-core\/.+)$/,
};

export interface Package {
  readonly name: string;
  /** SPDX; undefined if the package names none. */
  readonly licence: string | undefined;
}

/** One sentence for each package that may not be used. */
export function licenceProblems(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, licence }) => {
    if (licence === undefined) return [`${name} has no licence.`];
    return isFine(name, licence) ? [] : [`${name} has the licence ${licence}, which nobody has allowed.`];
  });
}

/** "(MIT OR CC0-1.0)" needs one allowed licence, "Apache-2.0 AND MIT" needs both. */
function isFine(name: string, licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.has(one) || USED_UNCHANGED[one]?.test(name)));
}

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
}

/**
 * Every package of the lock file, including those for other platforms. `readLicence` is used where the lock file names
 * no licence.
 */
export function lockedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  readLicence: (path: string) => string | undefined,
): Package[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .map(([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license ?? readLicence(path),
    }));
}
