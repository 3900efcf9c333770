import { FEATURES, type Feature } from './features.ts';

interface Pattern {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: true;
}

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

const UP = '^(?:\\.\\./)+';
const TESTS = 'testing';

/** At any depth below the importing folder. */
function forbid(folders: readonly string[], message: string): Pattern {
  return { regex: `${UP}(?:${folders.join('|')})/`, message };
}

function override(files: readonly string[], patterns: readonly Pattern[], more: object = {}): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }], ...more } };
}

const CODE = (folder: string) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`];

const OF_GAME: readonly Pattern[] = [
  forbid(
    [
      'contract',
      'server',
      'web',
      'art',
      'world',
      'season',
      'journeys',
      'bench',
      'checks',
      'cluster',
      'storm',
      'pairs',
    ],
    'game/ imports nothing but itself.',
  ),
  {
    regex: '^(?:[a-z]|@[a-mo-z])',
    message: 'game/ is pure: no packages except hash functions, and nothing of Node.',
  },
];

const PURE_GLOBALS = {
  'no-restricted-globals': ['error', 'process', 'setTimeout', 'fetch', 'crypto', 'performance'],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance is passed in.' },
    { object: 'Date', property: 'now', message: 'World time is passed in.' },
  ],
};

const OF_SERVER = forbid(
  ['web', 'world', 'season', 'journeys', 'bench', 'checks', 'cluster', 'storm', 'pairs'],
  'server/ may import contract/, game/ and art/paint/ only.',
);

const ONLY_PAINTER: Pattern = {
  regex: `${UP}art/(?!paint/)`,
  message: 'Only the painter of art/ may be used.',
};

const COMPOSING: Pattern = {
  regex: `${UP}(?:app|main|found-world|live|audit|backup|${TESTS})[/.]`,
  message: 'A feature does not import what composes it.',
};

function serverFeature(feature: Feature): Override {
  const at = FEATURES.indexOf(feature);
  const right = FEATURES.slice(at + 1);
  const left = FEATURES.slice(0, at);
  const patterns = [OF_SERVER, ONLY_PAINTER, COMPOSING];
  if (right.length > 0)
    patterns.push(
      forbid(right, `${feature}/ may use features to its left only: ${left.join(', ') || 'none'}.`),
    );
  if (left.length > 0)
    patterns.push({
      regex: `${UP}(?:${left.join('|')})/(?:.*/)?(?:[a-z-]+-)?(?:queries|routes)\\.ts$`,
      message: 'Use another feature through its use cases, never its queries or routes.',
    });
  return override([`server/${feature}/**/*.ts`], patterns);
}

function serverMachinery(folder: string): Override {
  const above = folder === 'live' ? ['app', 'main', 'audit', TESTS] : ['app', 'main', 'live', 'audit', TESTS];
  return override(
    [`server/${folder}/**/*.ts`],
    [
      OF_SERVER,
      ONLY_PAINTER,
      {
        regex: `${UP}(?:${[...FEATURES, ...above].join('|')})[/.]`,
        message: `${folder}/ knows no feature; app.ts brings them together.`,
      },
    ],
  );
}

const TYPES_OF_CONTRACT: Pattern = {
  regex: `${UP}contract/`,
  message: 'contract/ is imported as types only: import type.',
  allowTypeImports: true,
};

const OF_WEB: readonly Pattern[] = [
  forbid(
    ['server', 'world', 'season', 'journeys', 'bench', 'checks', 'cluster', 'storm', 'pairs'],
    'web/ may import contract/, game/ and art/paint/ only.',
  ),
  ONLY_PAINTER,
  TYPES_OF_CONTRACT,
];

const ABOVE_WEB_FEATURES = ['pages', 'shell', 'gallery'];

function webFeature(feature: Feature): Override {
  const others = FEATURES.filter((other) => other !== feature);
  return override(CODE(`web/${feature}`), [
    ...OF_WEB,
    forbid(
      [...ABOVE_WEB_FEATURES, ...others],
      'Features of the browser know no other feature; pages bring them together.',
    ),
  ]);
}

function webMachinery(folder: string): Override {
  return override(CODE(`web/${folder}`), [
    ...OF_WEB,
    forbid(['portrait', ...ABOVE_WEB_FEATURES, ...FEATURES], `${folder}/ knows no feature and no page.`),
  ]);
}

export function importRules(): readonly Override[] {
  return [
    override(['game/**/*.ts'], OF_GAME, PURE_GLOBALS),
    override(
      ['contract/**/*.ts'],
      [
        forbid(
          [
            'server',
            'web',
            'art',
            'world',
            'season',
            'journeys',
            'bench',
            'checks',
            'cluster',
            'storm',
            'pairs',
          ],
          'contract/ may import game/ only.',
        ),
      ],
    ),
    override(['server/**/*.ts'], [OF_SERVER, ONLY_PAINTER]),
    ...FEATURES.map(serverFeature),
    ...['db', 'picture-store', 'http', 'clock', 'live'].map(serverMachinery),
    // Migrations may use a feature's rules to convert data.
    override(['server/db/migrations/**/*.ts'], [OF_SERVER, ONLY_PAINTER]),
    override(CODE('web'), OF_WEB),
    ...['api', 'ui'].map(webMachinery),
    ...FEATURES.map(webFeature),
    override(
      ['art/**/*.ts'],
      [
        forbid(
          [
            'contract',
            'server',
            'web',
            'world',
            'season',
            'journeys',
            'bench',
            'checks',
            'cluster',
            'storm',
            'pairs',
          ],
          'art/ may import game/ only.',
        ),
      ],
    ),
    override(
      ['world/**/*.ts'],
      [
        forbid(
          ['web', 'art', 'season(?!/stable/)', 'journeys', 'bench', 'checks', 'cluster', 'storm', 'pairs'],
          'world/ may import server/, contract/, game/ and season/stable/ only.',
        ),
      ],
    ),
    override(
      ['season/**/*.ts'],
      [
        forbid(
          [
            'contract',
            'server',
            'web',
            'art',
            'world',
            'journeys',
            'bench',
            'checks',
            'cluster',
            'storm',
            'pairs',
          ],
          'season/ may import game/ only.',
        ),
      ],
    ),
    override(
      ['journeys/**/*.ts'],
      [
        forbid(
          [
            'game',
            'contract(?!/refusal-message\\.ts)',
            'server',
            'web',
            'art',
            'world',
            'season',
            'bench',
            'cluster',
            'storm',
            'pairs',
          ],
          'journeys/ drives the running program; of the contract it may import refusal-message.ts only.',
        ),
      ],
    ),
    override(
      ['cluster/**/*.ts'],
      [
        forbid(
          [
            'game',
            'server',
            'web',
            'art',
            'world',
            'season',
            'journeys',
            'bench',
            'checks',
            'storm',
            'pairs',
          ],
          'cluster/ drives running programs, by the calls of contract/.',
        ),
        TYPES_OF_CONTRACT,
      ],
    ),
    override(
      ['pairs/**/*.ts'],
      [
        forbid(
          ['web', 'art', 'world', 'season', 'journeys', 'bench', 'checks', 'cluster', 'storm'],
          'pairs/ sends the calls of contract/ to server/, with its builders.',
        ),
      ],
    ),
    override(
      ['storm/**/*.ts'],
      [
        forbid(
          ['web', 'art', 'season', 'journeys', 'bench', 'cluster', 'pairs'],
          'storm/ plays on server/ by the calls of contract/, in a world seeded by world/, and starts it by checks/.',
        ),
      ],
    ),
  ];
}

/** The file that `.oxlintrc.json` extends: one override per line. */
export function importRulesFile(): string {
  const lines = importRules().map((rule) => `  ${JSON.stringify(rule)}`);
  return `{"overrides": [\n${lines.join(',\n')}\n]}\n`;
}
