import { SEASONS } from '../../game/game-time.ts';
import { SAMPLE_HORSES } from '../landing/sample-horse-rows.ts';
import { SamplePicture } from '../landing/sample-picture.tsx';
import { LIGHTS } from '../paddock/hours.ts';
import { Paddock } from '../paddock/paddock.tsx';

/** Each light of each season. */
export function Paddocks() {
  return (
    <ul className="sheet-paddocks">
      {SEASONS.flatMap((season, row) =>
        LIGHTS.map((light, column) => {
          const horse = SAMPLE_HORSES[(row + column) % SAMPLE_HORSES.length];
          return (
            <li key={`${season} ${light}`}>
              <Paddock light={light} season={season} className="sheet-paddock">
                {horse && <SamplePicture horse={horse} className="horse-picture" sizes="320px" />}
              </Paddock>
              {season}, {light}
            </li>
          );
        }),
      )}
    </ul>
  );
}
