import { SEASONS } from '../../../game/game-time.ts';
import { SAMPLE_HORSES } from '../../landing/sample-horse-rows.ts';
import { SamplePicture } from '../../landing/sample-picture.tsx';
import { LIGHTS } from '../../paddock/hours.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { RINGS } from '../../paddock/rings/rings.ts';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { PADDOCK } from '../../paddock/settings/paddock.ts';
import { YARD } from '../../paddock/settings/yard.ts';

const SETTINGS = { paddock: PADDOCK, meadow: MEADOW, yard: YARD, ...RINGS };

export function Paddocks() {
  return (
    <ul className="sheet-paddocks">
      {Object.entries(SETTINGS).flatMap(([place, setting]) =>
        SEASONS.flatMap((season, row) =>
          LIGHTS.map((light, column) => {
            const horse = SAMPLE_HORSES[(row + column) % SAMPLE_HORSES.length];
            return (
              <li key={`${place} ${season} ${light}`}>
                <Paddock light={light} season={season} className="sheet-paddock" setting={setting}>
                  {horse && <SamplePicture horse={horse} className="horse-picture" sizes="320px" />}
                </Paddock>
                {place}, {season}, {light}
              </li>
            );
          }),
        ),
      )}
    </ul>
  );
}
