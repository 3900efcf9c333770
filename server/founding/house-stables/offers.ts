import { refuseAtStud } from '../../../game/breeding/breeding.ts';
import { HEALTH_TEST_PRICE } from '../../../game/horses/genetics/health.ts';
import { mayWork } from '../../../game/house-stables/herd.ts';
import {
  HORSES_FOR_SALE,
  horsePrice,
  studFee,
  studsAmong,
  type PlayersPrices,
} from '../../../game/house-stables/offers.ts';
import { parentOf } from '../../breeding/covering/parents.ts';
import { breedOfRow, type HorseRow } from '../../horses/horse-row.ts';
import { testHealth } from '../played/test-health.ts';
import { colourOfHorse } from '../../trade/rescue-horses.ts';
import type { HouseLife, PlayedStable } from './house-life.ts';
import { hasBreedingCheck } from './matings.ts';

/** There are no players yet. */
const NO_PRICES: PlayersPrices = { known: 0, median: null };

/** Before its stallions stand at stud, the vet has seen and tested them. */
export function checkStuds(life: HouseLife, played: PlayedStable): void {
  for (const horse of studsOf(life, played)) {
    hasBreedingCheck(life, played, horse.id);
    publishTest(life, played, horse);
  }
}

function publishTest(life: HouseLife, played: PlayedStable, { id, name }: HorseRow): void {
  if (!life.pay(played, HEALTH_TEST_PRICE, 'vet', `Health test for ${name}`)) return;
  testHealth(life, { horseId: id, at: life.at, published: true });
}

const studsOf = (life: HouseLife, { id }: PlayedStable): HorseRow[] =>
  studsAmong(life.population.horsesOf(id), life.at);

export function standAtStud(life: HouseLife, played: PlayedStable): void {
  for (const [index, { id }] of studsOf(life, played).entries()) {
    const stallion = life.population.horse(id);
    const placedAt = life.step();
    if (refuseAtStud(parentOf(stallion, placedAt), placedAt)) continue;
    const fee = studFee(stallion.aptitude, index === 0, NO_PRICES);
    life.records.studs.set(id, {
      stallionId: id,
      playerId: played.id,
      fee,
      note: '',
      ownBreedOnly: false,
      placedAt,
    });
    life.records.event(placedAt, { horseId: id, kind: 'at_stud', details: { fee }, playerId: played.id });
  }
}

/** Two that neither work, nor breed, nor stand at stud. */
export function listHorses(life: HouseLife, played: PlayedStable): void {
  const spare = life.population
    .horsesOf(played.id)
    .filter(
      (horse) =>
        !played.team.includes(horse.id) &&
        !life.records.studs.has(horse.id) &&
        horse.foalsAt === null &&
        mayWork(horse.bornAt, life.at),
    )
    .toSorted((one, other) => life.worth(one) - life.worth(other));
  for (const horse of spare.slice(0, HORSES_FOR_SALE)) {
    const { breed, sex, bornAt, level, aptitude } = horse;
    const price = horsePrice({ breed: breedOfRow(horse), level, aptitude }, NO_PRICES);
    const sold = { kind: 'horse', horseId: horse.id, breed, sex, bornAt, level } as const;
    life.list(played, { ...sold, colour: colourOfHorse(horse, life.at) }, price);
  }
}
