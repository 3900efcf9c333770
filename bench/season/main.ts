import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GUILDS } from '../../game/guilds/guilds.ts';
import { playCheat } from './cheat.ts';
import { Chronicle } from './chronicle.ts';
import { HABITS } from './habits.ts';
import { Season } from './season.ts';
import { flowTable, guildTable, levelTable, sourceTable, worldTable } from './tables.ts';

/*
 * `npm run season -- --days 365 --seed 1 [--file docs/season.md]`: bots of all guilds play by the rules of the game, and the tables of
 * docs/season.md are written anew between its two marks; the words around them are nobody's but their author's.
 */

const { values } = parseArgs({
  options: { days: { type: 'string' }, seed: { type: 'string' }, file: { type: 'string' } },
});
const days = Number(values.days ?? 365);
const seed = Number(values.seed ?? 1);
const FILE = values.file ?? 'docs/season.md';
const MARKS = ['<!-- measured -->', '<!-- end -->'] as const;
/** Of each guild. */
const BOTS = { casual: 7, active: 10, grinder: 2 } as const;

const began = performance.now();
const season = new Season(seed);
for (const guild of GUILDS)
  for (const [name, count] of Object.entries(BOTS))
    for (let nth = 0; nth < count; nth++) season.join(HABITS[name as keyof typeof BOTS], guild);
const chronicle = new Chronicle(season);
chronicle.note();
while (season.day < days) {
  season.passDay();
  chronicle.note();
  if (season.books.sum !== 0) throw new Error(`On day ${season.day} coins came from nowhere`);
  if (season.day % 30 === 0) console.error(`Day ${season.day}`);
}
const cheat = playCheat(seed, Math.min(days, 90));
const round = (coins: number) => Math.round(coins).toLocaleString('en');
const hungry = chronicle.hungry(season.bots, Math.min(30, days), days);
const measured = [
  `Seed ${seed}, ${days} days, ${season.bots.length} stables; ${Math.round((performance.now() - began) / 1000)} seconds.`,
  '## Days until a level',
  levelTable(chronicle),
  '## Coins',
  flowTable(chronicle, days),
  worldTable(chronicle, season.bots.length),
  sourceTable(season.books),
  `Coins made from nothing: ${season.books.sum}. Visits after day 30 on which a horse could not be fed: ${hungry}. Pieces of tack sold between players: ${round(season.trade.sold)}.`,
  '## Guilds',
  ...(['net', 'in'] as const).flatMap((of) => [
    ...(days > 60 ? [guildTable(chronicle, of, 60, Math.min(180, days))] : []),
    ...(days > 180 ? [guildTable(chronicle, of, 180, days)] : []),
  ]),
  '## A cheat with twenty accounts',
  `Coins a day that reach the main account: ${round(cheat.early)} in the first 30 days, ${round(cheat.late)} from then to day ${Math.min(days, 90)}. An honest active stable keeps ${round(cheat.honest)} a day meanwhile, its horses counted in.`,
].join('\n\n');

const before = readFileSync(FILE, 'utf8');
const [head = '', rest = ''] = before.split(MARKS[0]);
const [, tail = ''] = rest.split(MARKS[1]);
writeFileSync(FILE, `${head}${MARKS[0]}\n\n${measured}\n\n${MARKS[1]}${tail}`);
console.error(`Written to ${FILE}`);
