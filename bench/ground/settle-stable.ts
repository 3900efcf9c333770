import { spendOnGame } from '../../game/ledger/coins.ts';
import { FEEDS, giveFeed, type FeedType } from '../../game/care/feed.ts';
import { TREATS, type TreatType } from '../../game/care/treats.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import { isRefusal } from '../../game/refusal.ts';
import { startingCraftSkill } from '../../game/tack/craft-quality.ts';
import { between, chance, pick, wholeBetween, type Rng } from '../../game/rng.ts';
import type { JournalKind } from '../../server/ledger/journal-kinds.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import type { Books } from '../../world/books.ts';
import { aPlayer } from '../../world/builders.ts';
import { drawHorse } from './draw-horse.ts';
import type { Newcomer as DrawnNewcomer } from '../../world/draw-newcomers.ts';
import type { Row } from '../../world/rows.ts';
import type { NewId } from '../../world/seeded-ids.ts';
import { moodOf } from '../../server/horses/state/horse-state.ts';

interface Newcomer extends DrawnNewcomer {
  readonly level: number;
}

interface SeedContext {
  readonly rng: Rng;
  readonly newId: NewId;
  readonly books: Books;
}

export interface Stable {
  readonly player: Row<'players'>;
  readonly activity: number;
  readonly horses: readonly HorseRow[];
  readonly inventory: readonly Row<'inventory'>[];
  readonly events: readonly Row<'horse_events'>[];
}

const LEFT_OVER = { least: 150, most: 900 } as const;
const FEED_IN_STOCK = ['monthly', 'quarterly', 'semiannually'] as const satisfies readonly FeedType[];
const TREATS_IN_STOCK = ['sugar', 'cookies', 'carrots'] as const satisfies readonly TreatType[];
const MINUTE_MS = 60_000;

/** The stable's state at `settledAt`, with everything paid. */
export function settleStable(
  making: SeedContext,
  newcomer: Newcomer,
  username: string,
  settledAt: Date,
): Stable {
  const { rng, newId, books } = making;
  const { joinedAt, level, guild } = newcomer;
  const id = newId(joinedAt);
  books.open(joinedAt, id);
  const events: Row<'horse_events'>[] = [];
  const horses = arrivals(rng, newcomer, settledAt).map((at) => {
    const { horse, breed, price } = drawHorse(making, { ...newcomer, id }, at, settledAt);
    const what = `Bought the horse ${horse.name}, ${breed.name} ${horse.sex}, from the store`;
    pay(making, id, level, { at, price, kind: 'horse_purchase', what });
    events.push({
      horseId: horse.id,
      id: newId(at),
      at,
      kind: 'bought',
      details: { price },
      otherHorseId: null,
      playerId: id,
    });
    return horse;
  });
  const stock = buyStock(making, id, level, { at: settledAt, horses });
  const player = aPlayer({
    id,
    username,
    guild,
    level,
    craftSkill: startingCraftSkill(guild),
    createdAt: joinedAt,
    xp: Math.floor(rng.next() * xpToNextLevel(level)),
    lastSeenAt: new Date(between(rng, joinedAt.getTime(), settledAt.getTime())),
  });
  return { player, activity: newcomer.activity, events, ...stock };
}

/** The first horse arrives soon after joining. */
function arrivals(rng: Rng, { horses, joinedAt }: Newcomer, settledAt: Date): Date[] {
  const from = joinedAt.getTime() + 5 * MINUTE_MS;
  const times = Array.from({ length: horses }, (_, index) =>
    index === 0 ? from : between(rng, from, settledAt.getTime()),
  );
  return times.toSorted((one, other) => one - other).map((time) => new Date(Math.round(time)));
}

interface Bill {
  readonly at: Date;
  readonly price: number;
  readonly kind: JournalKind;
  readonly what: string;
}

function pay(
  { rng, books }: SeedContext,
  playerId: string,
  level: number,
  { at, price, kind, what }: Bill,
): void {
  books.saveUpFor(at, playerId, price + wholeBetween(rng, LEFT_OVER.least, LEFT_OVER.most), level);
  const paid = spendOnGame(books.balance(playerId), price);
  if (isRefusal(paid)) throw new Error(`Saved up for ${price} coins, and they do not suffice`);
  books.post(at, playerId, { balance: paid.balance, kind, description: what });
}

function buyStock(
  making: SeedContext,
  playerId: string,
  level: number,
  { at, horses }: { readonly at: Date; readonly horses: readonly HorseRow[] },
): Pick<Stable, 'horses' | 'inventory'> {
  const { rng } = making;
  const inventory: Row<'inventory'>[] = [];
  const lay = (kind: 'feed' | 'treat', item: FeedType | TreatType, quantity: number) =>
    quantity > 0 && inventory.push({ playerId, kind, item, quantity });

  const feed = pick(rng, FEED_IN_STOCK);
  const isFed = horses.map(() => chance(rng, 0.5));
  const spare = wholeBetween(rng, 0, 3);
  const bought = isFed.filter(Boolean).length + spare;
  const { label, buy } = FEEDS[feed];
  if (bought > 0)
    pay(making, playerId, level, {
      at,
      price: buy * bought,
      kind: 'feed',
      what: `Bought ${bought} ${label} feed`,
    });
  lay('feed', feed, spare);

  const treat = pick(rng, TREATS_IN_STOCK);
  const treats = wholeBetween(rng, 0, 4);
  const what = `Bought ${treats} ${TREATS[treat].label}`;
  if (treats > 0)
    pay(making, playerId, level, { at, price: TREATS[treat].buy * treats, kind: 'treats', what });
  lay('treat', treat, treats);

  const fed = horses.map((horse, index) => (isFed[index] ? fedHorse(horse, at, feed) : horse));
  return { horses: fed, inventory };
}

export function fedHorse(horse: HorseRow, at: Date, feed: FeedType): HorseRow {
  const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, at, { [feed]: 1 });
  return {
    ...horse,
    happiness: mood.happiness,
    happinessAt: mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
    longFeedUntil: mood.longFeedUntil,
  };
}
