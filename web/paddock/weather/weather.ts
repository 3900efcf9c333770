import { REAL_MS_PER_GAME_DAY, type Season } from '../../../game/game-time.ts';
import { drawsFrom } from '../lines.ts';

export type Weather = 'clear' | 'cloudy' | 'rain' | 'mist' | 'snow' | 'petals' | 'leaves';

export const WEATHER_TEXT: Readonly<Record<Weather, string>> = {
  clear: 'clear sky',
  cloudy: 'clouds',
  rain: 'rain',
  mist: 'mist',
  snow: 'snowfall',
  petals: 'blossom on the wind',
  leaves: 'leaves on the wind',
};

/** Days per hundred. */
const SHARES: Readonly<Record<Season, readonly (readonly [Weather, number])[]>> = {
  spring: [
    ['clear', 40],
    ['cloudy', 20],
    ['rain', 20],
    ['petals', 20],
  ],
  summer: [
    ['clear', 65],
    ['cloudy', 15],
    ['rain', 12],
    ['mist', 8],
  ],
  autumn: [
    ['clear', 25],
    ['cloudy', 20],
    ['rain', 20],
    ['mist', 15],
    ['leaves', 20],
  ],
  winter: [
    ['clear', 35],
    ['cloudy', 25],
    ['snow', 40],
  ],
};

/** All players see one weather on a game day. Decorative: nothing depends on it. */
export function weatherOn({
  season,
  nextDayAt,
}: {
  readonly season: Season;
  readonly nextDayAt: string;
}): Weather {
  const day = Math.round(Date.parse(nextDayAt) / REAL_MS_PER_GAME_DAY);
  let drawn = drawsFrom(day)() * 100;
  const found = SHARES[season].find(([, days]) => (drawn -= days) < 0);
  return found?.[0] ?? 'clear';
}
