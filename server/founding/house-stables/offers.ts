import { refuseAtStud } from '../../../game/breeding/breeding.ts';
import { ageInMonths, RETIRED_FROM, SHOW_FROM } from '../../../game/horses/age.ts';
import { APTITUDE_POINT, MEAN_BEST_OF_FOUNDERS } from '../../../game/horses/aptitude.ts';
import { storePriceOf } from '../../../game/trade/sale-prices.ts';
import { parentOf } from '../../breeding/covering/parents.ts';
import { breedOfRow, type HorseRow } from '../../horses/horse-row.ts';
import { colourOfHorse } from '../../trade/rescue-horses.ts';
import type { HouseLife, PlayedStable } from './house-life.ts';
import { hasBreedingCheck } from './matings.ts';

const STUDS = 2;
const FOR_SALE = 2;
/** Coins. */
const LEAST_FEE = 250;
const LEAST_PRICE = 1200;
const STEP = 50;
const FEE_OF_A_POINT = 25;
const PRICE_OF_A_POINT = 20;
const PRICE_OF_A_LEVEL = 110;

const toStep = (coins: number, least: number) => Math.max(least, Math.ceil(coins / STEP) * STEP);

/** Points of its best aptitude above that of the store's horses. */
const above = ({ aptitude }: HorseRow) => Math.max(...aptitude) / APTITUDE_POINT - MEAN_BEST_OF_FOUNDERS;

/** Before its stallions stand at stud, the vet has seen them. */
export function checkStuds(life: HouseLife, played: PlayedStable): void {
  for (const { id } of studsOf(life, played)) hasBreedingCheck(life, played, id);
}

function studsOf(life: HouseLife, { id }: PlayedStable): HorseRow[] {
  const parents = life.population.horsesOf(id).filter((horse) => horse.sex === 'stallion');
  return parents
    .filter((horse) => !refuseAge(horse, life.at))
    .toSorted((one, other) => above(other) - above(one))
    .slice(0, STUDS);
}

const refuseAge = (horse: HorseRow, at: Date) =>
  ageInMonths(horse.bornAt, at) < 72 || ageInMonths(horse.bornAt, at) >= RETIRED_FROM;

/** The better stallion has a fee of his worth; the other costs what bound coins pay. */
export function standAtStud(life: HouseLife, played: PlayedStable): void {
  for (const [index, { id }] of studsOf(life, played).entries()) {
    const stallion = life.population.horse(id);
    const placedAt = life.step();
    if (refuseAtStud(parentOf(stallion, placedAt), placedAt)) continue;
    const fee = index === 0 ? toStep(LEAST_FEE + FEE_OF_A_POINT * above(stallion), LEAST_FEE) : LEAST_FEE;
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
        ageInMonths(horse.bornAt, life.at) >= SHOW_FROM,
    )
    .toSorted((one, other) => life.worth(one) - life.worth(other));
  for (const horse of spare.slice(0, FOR_SALE)) {
    const worth =
      storePriceOf(breedOfRow(horse)) +
      PRICE_OF_A_POINT * above(horse) +
      PRICE_OF_A_LEVEL * (horse.level - 1);
    const { breed, sex, bornAt, level } = horse;
    const sold = { kind: 'horse', horseId: horse.id, breed, sex, bornAt, level } as const;
    life.list(played, { ...sold, colour: colourOfHorse(horse, life.at) }, toStep(worth, LEAST_PRICE));
  }
}
