import { ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Season } from '../../../game/game-time.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import type { Light } from '../../paddock/hours.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { YARD } from '../../paddock/settings/yard.ts';
import type { Weather } from '../../paddock/weather/weather.ts';
import { withWeather } from '../../paddock/weather/with-weather.ts';
import { HorseLightContext } from '../../portrait/horse-light.ts';
import { HerdList } from './herd-list.tsx';
import type { Land, HorsePosition } from './positions.ts';

export interface Air {
  readonly light: Light;
  readonly season: Season;
  readonly weather: Weather;
}

export const SETTINGS = { yard: YARD, pasture: MEADOW } as const;

interface LandSceneProps {
  readonly land: Land;
  readonly air: Air;
  readonly positions: readonly HorsePosition[];
  readonly now: Date;
  /** Shown over the picture's upper left. */
  readonly children: ReactNode;
}

/** Wider than a phone, which scrolls it sideways. */
export function LandScene({
  land,
  air: { light, season, weather },
  positions,
  now,
  children,
}: LandSceneProps) {
  const setting = useMemo(() => withWeather(SETTINGS[land], weather), [land, weather]);
  return (
    <div className="yard-land">
      {children}
      {positions.length > 0 && (
        <p className="yard-hint only-phone" aria-hidden>
          Swipe <ChevronRight className="icon icon-small" />
        </p>
      )}
      <div className="yard-strip">
        <HorseLightContext value={horseLightIn(setting.name, light, season)}>
          <Paddock
            light={light}
            season={season}
            setting={setting}
            className={`yard-scene is-${land}`}
            herd={<HerdList land={land} positions={positions} now={now} />}
          />
        </HorseLightContext>
      </div>
    </div>
  );
}
