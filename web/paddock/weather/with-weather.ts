import type { Setting } from '../setting.ts';
import type { Weather } from './weather.ts';

/** A setting in that weather. */
export function withWeather(setting: Setting, weather: Weather): Setting {
  return weather === 'clear' ? setting : { ...setting, air: weather };
}
