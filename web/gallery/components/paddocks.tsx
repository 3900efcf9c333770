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
      {Object.entries(SETTINGS).flatMap(([name, setting]) =>
        SEASONS.flatMap((season, row) =>
          LIGHTS.map((light, column) => (
            <Scene
              key={`${name} ${season} ${light}`}
              {...{ name, setting, season, light }}
              index={row + column}
            />
          )),
        ),
      )}
      {Object.entries(RINGS).flatMap(([name, setting]) =>
        SEASONS.map((season, index) => {
          const light = LIGHTS[index] ?? 'night';
          return <Scene key={`${name} ${season}`} {...{ name, setting, season, light, index }} />;
        }),
      )}
    </ul>
  );
}

interface SceneProps {
  readonly name: string;
  readonly setting: Setting;
  readonly season: Season;
  readonly light: Light;
  /** Index of the sample horse. */
  readonly index: number;
}

function Scene({ name, setting, season, light, index }: SceneProps) {
  const horse = SAMPLE_HORSES[index % SAMPLE_HORSES.length];
  return (
    <li>
      <Paddock light={light} season={season} className="sheet-paddock" setting={setting}>
        {horse && <SamplePicture horse={horse} className="horse-picture" sizes="320px" />}
      </Paddock>
      {name}, {season}, {light}
    </li>
  );
}
