import { GUILDS } from '../game/guild-work/guilds.ts';
import { HABITS } from './habits.ts';
import { handOnByShow } from './player-shows.ts';
import { Season } from './season.ts';

/** All belong to one person and pass coins to the first. */
const ACCOUNTS = 20;
const KEPT = 300;

/** By sale, by show without the house cut, or by show. */
export const WAYS = ['sale', 'show before', 'show'] as const;
export type Way = (typeof WAYS)[number];

export interface CheatResult {
  /** Daily coins of the main account, until day 30 and afterwards. */
  readonly early: number;
  readonly late: number;
  readonly lost: number;
  readonly sum: number;
}

export function playCheat(seed: number, days: number, way: Way = 'sale'): CheatResult {
  const season = new Season(seed);
  for (const guild of GUILDS) season.join(HABITS.active, guild);
  const main = season.join({ ...HABITS.casual, horses: 0 }, 'rider');
  const others = Array.from({ length: ACCOUNTS - 1 }, () =>
    season.join({ ...HABITS.casual, horses: 1, startsOfStable: 12, pieces: 0 }, 'rider'),
  );
  const inFlow = () => season.books.flows(main.id)['gifts got'] ?? 0;
  let [given, early] = [0, 0];
  while (season.day < days) {
    season.passDay();
    const before = inFlow();
    for (const other of others) {
      const { coins, tradable } = season.books.balance(other.id);
      const most = Math.min(tradable, coins - KEPT, season.trade.allowance(other, main, season.now));
      if (most <= 0) continue;
      if (way === 'sale')
        season.trade.transfer({
          payer: other,
          seller: main,
          price: most,
          boundAllowance: 0,
          now: season.now,
          trade: 'gifts',
        });
      else handOnByShow(season, { from: other, to: main, most }, way === 'show' ? 3 : 2);
    }
    given += inFlow() - before;
    if (season.day === Math.min(30, days)) early = given;
  }
  const paid = -others.reduce((sum, { id }) => sum + (season.books.flows(id)['gifts given'] ?? 0), 0);
  return {
    lost: paid === 0 ? 0 : (100 * (paid - given)) / paid,
    early: early / Math.min(30, days),
    late: days > 30 ? (given - early) / (days - 30) : 0,
    sum: season.books.sum,
  };
}
