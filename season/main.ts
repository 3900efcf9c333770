import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GUILDS } from '../game/guild-work/guilds.ts';
import { careerTable, gradeTable, newcomerTable } from './career-tables.ts';
import { playCheat, WAYS } from './cheat.ts';
import { PACE_DAYS, paceTable, playBreeders } from './breeders.ts';
import { Chronicle } from './chronicle.ts';
import { guildTable, kindTable } from './guild-tables.ts';
import { HABITS, type Habit } from './habits.ts';
import { foalTable, HOUSE_STABLES, houseTable, playSmallWorlds } from './house-tables.ts';
import { mixedHeatTable, mixedStartTable } from './mixed-heats.ts';
import { playNewcomers } from './newcomers.ts';
import { honestShowTable } from './player-shows.ts';
import { mendedTable, playMended, playPressers, presserTable } from './pressers.ts';
import { Season } from './season.ts';
import { netBeforeExtras } from './season-books.ts';
import { flowTable, inDigits, levelTable, meanOf, sourceTable, table, worldTable } from './tables.ts';

/*
 * `npm run season -- --days 365 --seeds 1,2,3,4,5,6 [--year 1,2,4] [--file docs/season.md]`: one season per seed, of a
 * year for those of `--year` (default: all); replaces the tables between the marks of docs/season.md.
 */

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    seeds: { type: 'string' },
    year: { type: 'string' },
    file: { type: 'string' },
  },
});
const days = Number(values.days ?? 365);
const seeds = (values.seeds ?? '1,2,3,4,5,6').split(',').map(Number);
const yearSeeds = values.year?.split(',').map(Number) ?? seeds;
const FILE = values.file ?? 'docs/season.md';
const MARKS = ['<!-- measured -->', '<!-- end -->'] as const;
const WAY_TEXT = {
  sale: 'a sale',
  show: 'a show of one’s own',
  'first before': 'rescue horses as free first purchases, without the receiver’s limit',
  first: 'rescue horses as free first purchases, as it is now',
  house: 'horses of house stables that the main account sells to the others',
  'house market':
    'horses of house stables, sold to the main account as cheaply as may be, which the market takes',
  market: 'the same with horses of the store',
} as const;
/** Over all seeds. */
const PRESSERS = { newcomers: 300, mended: 100 };
/** The limits decide, and chance little. */
const CHEAT_SEEDS = 2;
/** Per guild. */
const BOTS = { casual: 3, active: 4, breeder: 1, collector: 1, grinder: 1 } as const;

function play(seed: number): Chronicle {
  const season = new Season(seed, HOUSE_STABLES);
  for (const guild of GUILDS)
    for (const [name, count] of Object.entries(BOTS))
      for (let index = 0; index < count; index++) season.join(HABITS[name as keyof typeof BOTS], guild);
  const chronicle = new Chronicle(season);
  chronicle.note();
  while (season.day < days) {
    season.passDay();
    chronicle.note();
    if (season.books.sum !== 0) throw new Error(`On day ${season.day} coins came from nowhere`);
    if (season.day % 30 === 0) console.error(`Seed ${seed}, day ${season.day}`);
  }
  return chronicle;
}

const began = performance.now();
const chronicles = yearSeeds.map(play);
const newcomers = {
  careful: seeds.flatMap((seed) => playNewcomers(seed, HABITS.careful)),
  eager: seeds.flatMap((seed) => playNewcomers(seed, HABITS.eager)),
};
const pressersOf = (habit: Habit) =>
  seeds.flatMap((seed) => playPressers(seed, habit, Math.ceil(PRESSERS.newcomers / seeds.length)));
const pressers = {
  ordinary: pressersOf(HABITS.ordinary),
  gate: pressersOf(HABITS.gateNewcomer),
  golden: pressersOf(HABITS.goldenButton),
  mended: seeds.flatMap((seed) => playMended(seed, Math.ceil(PRESSERS.mended / seeds.length))),
};
const smallWorlds = playSmallWorlds(seeds);
const cheats = WAYS.map((way) => ({
  way,
  played: seeds.slice(0, CHEAT_SEEDS).map((seed) => playCheat(seed, Math.min(days, 90), way)),
}));
const cheatTable = table(
  [
    'handed on by',
    'a day in the first 30 days',
    `a day from then to day ${Math.min(days, 90)}`,
    'lost to the house',
  ],
  cheats.map(({ way, played }) => [
    WAY_TEXT[way],
    inDigits(meanOf(played.map(({ early }) => early))),
    inDigits(meanOf(played.map(({ late }) => late))),
    `${meanOf(played.map(({ lost }) => lost)).toFixed(1)}%`,
  ]),
);
/** Daily net of active stables: all income, less costs of care, tack and shows. */
const netOf = (from: number, to: number) =>
  inDigits(
    meanOf(
      chronicles.flatMap((one) =>
        one.of('active').map((bot) => netBeforeExtras(one.daily(bot, from, to).flows)),
      ),
    ),
  );
const firstDays = Math.min(90, days);
const net =
  days > 30
    ? `${netOf(0, firstDays)} a day in the first ${firstDays} days (${netOf(0, 30)} in the first 30, ${netOf(30, firstDays)} from then on)`
    : `${netOf(0, days)} a day`;
const sum = (of: (chronicle: Chronicle) => number) => chronicles.reduce((all, one) => all + of(one), 0);
const hungry = sum((one) =>
  one.season.bots.reduce((all, bot) => all + one.hungry(bot, Math.min(30, days), days), 0),
);
const windows = [
  ...(days > 60 ? [[60, Math.min(180, days)] as const] : []),
  ...(days > 180 ? [[180, days] as const] : []),
];
const measured = [
  `Seeds ${yearSeeds.join(', ')} for ${days} days of ${chronicles[0]?.season.bots.length ?? 0} stables; seeds ${seeds.join(', ')} for all else. ${inDigits((performance.now() - began) / 1000)} seconds.`,
  '## Newcomers who press what is there',
  presserTable(pressers),
  mendedTable(pressers),
  '## Careers',
  newcomerTable(newcomers),
  careerTable(chronicles, days),
  gradeTable(chronicles),
  '## Days until a level',
  levelTable(chronicles),
  '## Coins',
  flowTable(chronicles, days),
  worldTable(chronicles),
  sourceTable(chronicles),
  `Coins made from nothing: ${sum(({ season }) => season.books.sum)}. Visits after day 30 on which a horse could not be fed: ${hungry}. Pieces of tack sold between players in a season: ${inDigits(sum(({ season }) => season.trade.sold) / yearSeeds.length)}.`,
  '## House stables',
  houseTable(smallWorlds, chronicles, days),
  'What two horses of house stables in a heat change, in points, over all classes and grades:',
  mixedHeatTable(),
  mixedStartTable(chronicles),
  '## Breeding',
  foalTable(chronicles),
  paceTable(seeds.map((seed) => playBreeders(seed, PACE_DAYS))),
  '## Guilds',
  ...(['earned', 'kept'] as const).flatMap((of) =>
    windows.map(([from, to]) => guildTable(chronicles, of, from, to)),
  ),
  ...windows.map(([from, to]) => kindTable(chronicles, 'active', from, to)),
  '## A cheat with twenty accounts',
  'Coins that reach the main account, less what it paid for horses to sell:',
  cheatTable,
  `An active stable of the seasons above keeps ${net}, before it buys horses, boxes, cosmetics and magic.`,
  '## Shows that players create',
  'Coins that the first show of the screen (fee 100, prize 500) brings its creator, who enters one horse, all strangers together, and the house; the mean over all stables at the end of the season.',
  honestShowTable(chronicles.map(({ season }) => season)),
].join('\n\n');

const before = readFileSync(FILE, 'utf8');
const [head = '', rest = ''] = before.split(MARKS[0]);
const [, tail = ''] = rest.split(MARKS[1]);
writeFileSync(FILE, `${head}${MARKS[0]}\n\n${measured}\n\n${MARKS[1]}${tail}`);
console.error(`Written to ${FILE}`);
