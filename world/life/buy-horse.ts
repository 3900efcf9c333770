import { spendOnGame } from '../../game/ledger/coins.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { bornAtAge, type Sex } from '../../game/horses/age.ts';
import { sharedDraws } from '../../game/horses/birth-draws.ts';
import { goodAt } from '../../game/horses/bred-for.ts';
import { BREEDS } from '../../game/horses/breeds.ts';
import { founderFrom, founderTier, storePrice } from '../../game/horses/founder.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { isRefusal } from '../../game/refusal.ts';
import { chance, pick, type Rng } from '../../game/rng.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { aHorse } from '../../server/founding/played/builders.ts';
import { saveUpFor } from './care.ts';
import type { Visit } from './life.ts';
import { wearStarterTack } from './tack-work.ts';

/** Coins, more than any horse of the store costs. */
export const DEAREST = 2500;

interface Purchase {
  /** The player collects salaries until the coins are enough. */
  readonly saveUp: boolean;
}

/** Buys from the store. False if the player cannot pay. */
export function buyStoreHorse(visit: Visit, { saveUp }: Purchase): boolean {
  const { life, person } = visit;
  const { rng } = life;
  const breed = chance(rng, 0.85) ? pick(rng, person.favourites) : pick(rng, BREEDS);
  const founder = founderFrom(sharedDraws(rng), breed);
  const price = storePrice(breed, founderTier(founder, breed));
  if (saveUp) saveUpFor(visit, price + visit.reserve);
  const paid = spendOnGame(life.books.balance(person.id), price);
  if (isRefusal(paid)) return false;

  const at = visit.step();
  const isFirst = person.bought === 0 && life.population.horsesOf(person.id).length === 0;
  const sex = drawSex(rng);
  const name = life.names.draw(sex);
  const id = life.newId(at);
  const horse = aHorse({
    id,
    ownerId: person.id,
    name,
    breed: breed.id,
    sex,
    genotype: storeGenome(founder.genome),
    traits: founder.traits,
    form: [...founder.form],
    talent: [...founder.talent],
    aptitude: [...founder.aptitude],
    bornAt: bornAtAge(founder.ageInMonths, at),
    discipline: chance(rng, 0.75) ? pick(rng, goodAt(breed.bredFor)) : pick(rng, DISCIPLINES),
    happinessAt: at,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, at),
    createdAt: at,
  });
  life.population.arrive({ ...horse, guild: person.guild });
  life.records.event(at, { horseId: id, kind: 'bought', details: { price }, playerId: person.id });
  const description = `Bought the horse ${name}, ${breed.name} ${sex}, from the store`;
  life.books.post(at, person.id, { balance: paid.balance, kind: 'horse_purchase', description });
  if (isFirst) wearStarterTack(visit, id);
  person.bought += 1;
  return true;
}

/** Breeders buy more mares. */
function drawSex(rng: Rng): Sex {
  const drawn = rng.next();
  return drawn < 0.62 ? 'mare' : drawn < 0.9 ? 'stallion' : 'gelding';
}
