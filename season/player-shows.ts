import { earnTradable, payPlayer, spendOnGame } from '../game/ledger/coins.ts';
import { isRefusal } from '../game/refusal.ts';
import { ENTRY_FEE_MIN, SHOW_DAYS_DEFAULT, showCost } from '../game/shows/player-show-terms.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { feesDue, cutOfFees } from '../game/shows/cuts.ts';
import { showSeed } from '../game/shows/proof/proof.ts';
import { runShow } from '../game/shows/running/run-show.ts';
import type { Bot, SeasonHorse } from './bot.ts';
import { starterOf } from './starter.ts';
import type { Season } from './season.ts';
import { inDigits, meanOf, table } from './tables.ts';

interface BotShow {
  readonly creator: Bot;
  readonly entryFee: number;
  readonly prize: number;
  readonly horses: readonly SeasonHorse[];
  readonly number: number;
}

interface ShowCoins {
  readonly creator: number;
  readonly others: number;
  readonly feePart: number;
}

function coinsOf({ creator, entryFee, prize, horses, number }: BotShow, now: Date): ShowCoins {
  const runsAt = new Date(now.getTime() + SHOW_DAYS_DEFAULT * REAL_MS_PER_DAY);
  const discipline = horses[0]?.discipline ?? 'dressage';
  const { feePart } = showCost({ level: 1, entryFee, prize, runsAt }, creator.guild, now);
  const { starters, returned } = runShow(
    { kind: 'player', level: 1, prize },
    showSeed(new Uint8Array(32).fill(9), `show ${number} of ${creator.id}`),
    horses.map((horse, index) => ({
      ...starterOf(
        {
          entryId: `e${index}`,
          entropy: String(index).padStart(32, '0'),
          horse,
          grade: null,
          veteran: false,
        },
        { discipline, runsAt: now },
      ),
      creatorPaid: horse.owner === creator,
    })),
  );
  const own = horses.filter(({ owner }) => owner === creator).length;
  const wonBy = (creatorsOwn: boolean) =>
    starters
      .filter(({ horseId }) =>
        horses.some(({ id, owner }) => id === horseId && (owner === creator) === creatorsOwn),
      )
      .reduce((sum, one) => sum + one.prize, 0);
  const taken = { coins: entryFee, tradable: entryFee };
  const cut = cutOfFees(entryFee, horses.length - own);
  const { due } = feesDue(
    creator.id,
    horses.map(({ owner }) => ({ playerId: owner.id, taken })),
    cut,
  );
  return {
    creator: returned + wonBy(true) + due.coins - feePart - prize - own * entryFee,
    others: wonBy(false) - (horses.length - own) * entryFee,
    feePart,
  };
}

/** Large enough that the fee is a small part. */
const WORTH_A_SHOW = 1_000;

/** Only the receiver starts. False if the savings are too small or the rules refuse. */
export function handOnByShow(
  season: Season,
  { from, to, most }: { readonly from: Bot; readonly to: Bot; readonly most: number },
): boolean {
  const { books, now } = season;
  const terms = {
    level: 1,
    entryFee: ENTRY_FEE_MIN,
    runsAt: new Date(now.getTime() + SHOW_DAYS_DEFAULT * REAL_MS_PER_DAY),
  };
  const { feePart } = showCost({ ...terms, prize: 0 }, from.guild, now);
  const prize = most - feePart;
  if (prize < WORTH_A_SHOW) return false;
  const horse = from.horses[0];
  if (!horse) return false;
  const horses = [1, 2, 3, 4].map((number) => ({ ...horse, id: `h${number}`, owner: to }));
  const { creator, others } = coinsOf(
    { creator: from, entryFee: ENTRY_FEE_MIN, prize, horses, number: season.day },
    now,
  );
  const prizePaid = payPlayer(books.balance(from.id), prize, 0);
  if (isRefusal(prizePaid)) return false;
  const feePaid = spendOnGame(prizePaid.balance, feePart);
  if (isRefusal(feePaid)) return false;
  const back = creator + feePart + prize;
  const got = earnTradable(books.balance(to.id), others);
  books.between({
    payer: from.id,
    paid: earnTradable(feePaid.balance, back),
    seller: to.id,
    earned: got,
    trade: 'gifts',
  });
  season.trade.note(from, to, prize, now);
  return true;
}

const FIELDS = [4, 8, 14, 20, 40];
const FEE = 100;
const PRIZE = 500;

/** Each stable creates the form's suggestion and enters one horse beside strangers. */
export function honestShowTable(seasons: readonly Season[]): string {
  return table(
    ['entries of strangers', 'creator', 'strangers', 'house'],
    FIELDS.map((count) => {
      const shows = seasons.flatMap((season) =>
        season.bots.map((creator, index) => ({
          now: season.now,
          show: honestShow(season, creator, count, index),
        })),
      );
      const coins = shows.map(({ now, show }) => coinsOf(show, now));
      const mean = (of: (one: ShowCoins) => number) => inDigits(meanOf(coins.map(of)));
      return [
        count,
        mean(({ creator }) => creator),
        mean(({ others }) => others),
        mean(({ creator, others }) => -(creator + others)),
      ];
    }),
  );
}

function honestShow(season: Season, creator: Bot, count: number, number: number): BotShow {
  const [own] = creator.horses;
  const strangers = season.bots.filter((bot) => bot !== creator).flatMap(({ horses }) => horses);
  const chosen = Array.from(
    { length: count },
    (_, index) => strangers[(number * 7 + index) % strangers.length],
  );
  const horses = [own, ...new Set(chosen)].filter((horse) => horse !== undefined);
  return { creator, entryFee: FEE, prize: PRIZE, horses, number };
}
