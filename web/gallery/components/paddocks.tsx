import { SEASONS, type Season } from '../../../game/game-time.ts';
import { SAMPLE_HORSES } from '../../landing/sample-horse-rows.ts';
import { SamplePicture } from '../../landing/sample-picture.tsx';
import { LIGHTS, type Light } from '../../paddock/hours.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import type { Setting } from '../../paddock/setting.ts';
import { RINGS } from '../../paddock/rings/rings.ts';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { PADDOCK } from '../../paddock/settings/paddock.ts';
import { YARD } from '../../paddock/settings/yard.ts';

const SETTINGS = { paddock: PADDOCK, meadow: MEADOW, yard: YARD };

export function Paddocks() {
  return (
    <ul className="sheet-paddocks">
      {Object.entries(SETTINGS).flatMap(([place, setting]) =>
        SEASONS.flatMap((season, row) =>
          LIGHTS.map((light, column) => (
            <Place
              key={`${place} ${season} ${light}`}
              {...{ place, setting, season, light }}
              nth={row + column}
            />
          )),
        ),
      )}
      {Object.entries(RINGS).flatMap(([place, setting]) =>
        SEASONS.map((season, nth) => {
          const light = LIGHTS[nth] ?? 'night';
          return <Place key={`${place} ${season}`} {...{ place, setting, season, light, nth }} />;
        }),
      )}
    </ul>
  );
}

interface PlaceProps {
  readonly place: string;
  readonly setting: Setting;
  readonly season: Season;
  readonly light: Light;
  /** Index of the sample horse. */
  readonly nth: number;
}

function Place({ place, setting, season, light, nth }: PlaceProps) {
  const horse = SAMPLE_HORSES[nth % SAMPLE_HORSES.length];
  return (
    <li>
      <Paddock light={light} season={season} className="sheet-paddock" setting={setting}>
        {horse && <SamplePicture horse={horse} className="horse-picture" sizes="320px" />}
      </Paddock>
      {place}, {season}, {light}
    </li>
  );
}
