import { needsOfHorse, type HorseNeed } from '../../../game/today/needs.ts';
import type { Season } from '../../../game/game-time.ts';
import { horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { partOfDay } from '../../paddock/hours.ts';
import { WEATHER_WORDS, type Weather } from '../../paddock/weather/weather.ts';
import { capitalised } from '../../ui/words.ts';
import type { Land, Place } from './places.ts';

/** Needs shown as a dot, most urgent first. A day without a show is left out, because most horses have one. */
const NEED_WORDS: Readonly<Partial<Record<HorseNeed, string>>> = {
  hungry: 'out of feed',
  soon: 'feed runs out soon',
  name: 'has no name yet',
  foal: 'foals within a day',
  vet: 'the vet is due',
  training: 'trainings are saved up',
};

/** Undefined if the horse needs nothing. */
export function needWords(horse: Horse, now: Date): string | undefined {
  const needs = needsOfHorse(horseState(horse), now);
  return (Object.keys(NEED_WORDS) as HorseNeed[])
    .filter((need) => needs.includes(need))
    .map((need) => NEED_WORDS[need])[0];
}

/** Text of the label. */
export function labelOf({ name, foalsAt }: Horse): string {
  return foalsAt === null ? name : `${name}, in foal`;
}

/** "Juno, in foal. In her stall. Needs you: out of feed." Begins like the visible label. */
export function pressWords(place: Place, land: Land, now: Date): string {
  const { horse, dam } = place;
  const needs = needWords(horse, now);
  return [
    labelOf(horse),
    whereWords(place, land),
    ...(dam === null ? [] : [`Beside ${dam.name}`]),
    ...(needs === undefined ? [] : [`Needs you: ${needs}`]),
  ].join('. ');
}

function whereWords({ where, horse }: Place, land: Land): string {
  if (land === 'pasture') return where === 'far' ? 'On pasture, far off' : 'On pasture';
  if (where === 'stall') return `In ${horse.gender === 'mare' ? 'her' : 'his'} stall`;
  return 'In the yard';
}

const AT: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
};

/** "at dusk", "in the morning". */
export function hourWords(hour: number): string {
  const { words } = partOfDay(hour);
  return AT[words] ?? `at ${words}`;
}

/** "Autumn, rain". */
export function airWords(season: Season, weather: Weather): string {
  return `${capitalised(season)}, ${WEATHER_WORDS[weather]}`;
}

/** "5 in the yard, 7 on pasture." */
export function whereAll(inYard: number, onPasture: number): string {
  if (onPasture === 0) return `${inYard} in the yard.`;
  if (inYard === 0) return `${onPasture} on pasture.`;
  return `${inYard} in the yard, ${onPasture} on pasture.`;
}
