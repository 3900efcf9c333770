import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS =
  'art bench checks cluster contract deploy docs game journeys pairs season server storm web world'.split(
    ' ',
  );
/** Files whose names of code a document may quote. */
const SOURCE = /\.(?:ts|tsx|mts|mjs|js|css|sql|html|glsl|json|yml|yaml|cfg|conf|env|service|sh)$/;

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const paths = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules/'))
    .map((path) => `${folder}/${path}`),
);
const rootPaths = readdirSync(ROOT);
const fileNames = new Set([...paths, ...rootPaths].map((path) => basename(path)));

const DECISIONS = paths.filter((path) => /^docs\/decisions\/.*\.md$/.test(path));
/** Documents of what the code does today; decisions describe the code of their day. */
const CURRENT = [
  ...rootPaths.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md'),
  ...paths.filter((path) => /^docs\/(?:rules\/)?[\w-]+\.md$/.test(path)),
];

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, '');

const quotesOf = (document: string) =>
  [...withoutCode(textOf(document)).matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote);

test('every path that a document quotes exists', () => {
  const isPath = new RegExp(`^(?:${FOLDERS.join('|')})/(?:[\\w-][\\w.-]*/?)*$`);
  const missing = CURRENT.flatMap((document) =>
    quotesOf(document)
      .filter((quote) =>
        isPath.test(quote)
          ? !existsSync(join(ROOT, quote))
          : /^[\w-]+\.(?:ts|tsx|mjs|sql|css)$/.test(quote) && !fileNames.has(quote),
      )
      .map((quote) => `${document}: ${quote}`),
  );
  expect(missing).toEqual([]);
});

/** Names of other programs, of months, and of the exercise in the tour. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'EventSource',
  'max_prepared_statements',
  'pg_dump',
  'show_entries_2026_07',
  'ledger_entries_2026_07',
  'treatsOnSale',
  'formatX()',
  'X_TEXT',
  'X_MESSAGE',
]);

test('every name of code that a document quotes exists', () => {
  const code = [
    ...paths.filter((path) => SOURCE.test(path)),
    'package.json',
    'vite.config.ts',
    'vitest.config.ts',
  ];
  const known = new Set(code.flatMap((path) => textOf(path).match(/[A-Za-z_$][\w$]*/g) ?? []));
  const isName =
    /^(?:[a-z]+(?:[A-Z]\w*)+|[A-Z][a-z]+(?:[A-Z]\w*)+|[A-Za-z]+(?:_[A-Za-z0-9]+)+|[A-Za-z]\w+\(\))$/;
  const missing = CURRENT.flatMap((document) =>
    quotesOf(document)
      .filter((quote) => isName.test(quote) && !NOT_OURS.has(quote) && !known.has(quote.replace('()', '')))
      .map((quote) => `${document}: ${quote}`),
  );
  expect(missing).toEqual([]);
});

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link between documents leads to a page and a heading that exist', () => {
  const broken = [...CURRENT, ...DECISIONS].flatMap((document) => {
    const text = withoutCode(textOf(document));
    return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, page = '', anchor]) => {
        const path = page === '' ? document : join(dirname(document), page);
        if (!existsSync(join(ROOT, path))) return true;
        return anchor !== undefined && path.endsWith('.md') && !anchorsOf(textOf(path)).includes(anchor);
      })
      .map(([link]) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});
