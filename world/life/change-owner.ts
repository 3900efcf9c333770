import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { settleMood } from '../../game/horses/happiness.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { MARKET_PAYS, refuseMarketSale, RESCUE_PRICE } from '../../game/trade/rescue.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { moodOf } from '../../server/horses/state/horse-state.ts';
import { HOUSE } from '../../server/ledger/ledger.ts';
import { colourOfHorse } from '../../server/trade/rescue-horses.ts';
import type { Life, Visit } from './life.ts';
import { leaveStud } from './stud.ts';

/** Updates everything that depends on a horse's owner, like `server/trade/change-owner.ts`. */
export function handOverHorse(life: Life, horseId: string, to: string, at: Date): void {
  const { population, market, tack, records } = life;
  const horse = population.horse(horseId);
  leaveStud(life, at, horse);
  tack.takeOff(horseId);
  market.end(horseId);
  records.boxed.delete(horseId);
  population.changeHorse(horseId, horse.ownerId === HOUSE ? fromMarket(horse, at) : settled(horse, at));
  if (to === HOUSE) population.changeHorse(horseId, { grassFrom: null, worksFrom: null });
  population.changeHorse(horseId, { levelOnArrival: horse.level });
  population.changeOwner(horseId, to);
}

const fromMarket = ({ rationUntil }: HorseRow, at: Date) => ({
  happinessAt: at,
  feedExpiresAt: null,
  longFeedUntil: null,
  rationUntil: rationUntil && at,
  trainingFrom: bankWith(BANKED_ON_ARRIVAL, at),
});

function settled(horse: HorseRow, at: Date) {
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, at);
  return { happiness: mood.happiness, happinessAt: mood.happinessAt };
}

/** The horse waits there for a new home. It must not be entered, in foal or young. */
export function sellToMarket(visit: Visit, horse: HorseRow): void {
  const { life, person } = visit;
  if (refuseMarketSale(horse)) return;
  const at = visit.step();
  handOverHorse(life, horse.id, HOUSE, at);
  life.market.list({
    id: life.newId(at),
    kind: 'rescue',
    sellerId: HOUSE,
    horseId: horse.id,
    tackId: null,
    price: RESCUE_PRICE,
    listedAt: at,
    breed: horse.breed,
    sex: horse.sex,
    bornAt: horse.bornAt,
    level: horse.level,
    colour: colourOfHorse(horse, at),
    tackType: null,
    quality: null,
  });
  const details = { price: MARKET_PAYS };
  life.records.event(at, { horseId: horse.id, kind: 'sold_to_market', details, playerId: person.id });
  life.books.post(at, person.id, {
    balance: earnBound(life.books.balance(person.id), MARKET_PAYS),
    kind: 'horse_sale',
    description: `Sold the horse ${horse.name} to the market`,
  });
}
