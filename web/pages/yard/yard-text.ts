import { needsOfHorse, type HorseNeed } from '../../../game/today/needs.ts';
import type { Season } from '../../../game/game-time.ts';
import { horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { partOfDay } from '../../paddock/hours.ts';
import { WEATHER_TEXT, type Weather } from '../../paddock/weather/weather.ts';
import { capitalised } from '../../ui/text.ts';
import type { Land, HorsePosition } from './positions.ts';

/** Needs shown as a dot, most urgent first. A day without a show is left out, because most horses have one. */
const NEED_TEXT: Readonly<Partial<Record<HorseNeed, string>>> = {
  hungry: 'out of feed',
  soon: 'feed runs out soon',
  name: 'has no name yet',
  foal: 'foals within a day',
  vet: 'the vet is due',
  training: 'trainings are saved up',
};

/** Undefined if the horse needs nothing. */
export function formatNeed(horse: Horse, now: Date): string | undefined {
  const needs = needsOfHorse(horseState(horse), now);
  return (Object.keys(NEED_TEXT) as HorseNeed[])
    .filter((need) => needs.includes(need))
    .map((need) => NEED_TEXT[need])[0];
}

/** Text of the label. */
export function formatLabel({ name, foalsAt }: Horse): string {
  return foalsAt === null ? name : `${name}, in foal`;
}

/** "Juno, in foal. In her stall. Needs you: out of feed." Begins like the visible label. */
export function formatHorse(position: HorsePosition, land: Land, now: Date): string {
  const { horse, dam } = position;
  const needs = formatNeed(horse, now);
  return [
    formatLabel(horse),
    formatWhere(position, land),
    ...(dam === null ? [] : [`Beside ${dam.name}`]),
    ...(needs === undefined ? [] : [`Needs you: ${needs}`]),
  ].join('. ');
}

function formatWhere({ where, horse }: HorsePosition, land: Land): string {
  if (land === 'pasture') return where === 'far' ? 'On pasture, far off' : 'On pasture';
  if (where === 'stall') return `In ${horse.gender === 'mare' ? 'her' : 'his'} stall`;
  return 'In the yard';
}

const AT: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
};

/** "at dusk", "in the morning". */
export function formatHour(hour: number): string {
  const { name } = partOfDay(hour);
  return AT[name] ?? `at ${name}`;
}

/** "Autumn, rain". */
export function formatAir(season: Season, weather: Weather): string {
  return `${capitalised(season)}, ${WEATHER_TEXT[weather]}`;
}

/** "5 in the yard, 7 on pasture." */
export function formatCounts(inYard: number, onPasture: number): string {
  if (onPasture === 0) return `${inYard} in the yard.`;
  if (inYard === 0) return `${onPasture} on pasture.`;
  return `${inYard} in the yard, ${onPasture} on pasture.`;
}
