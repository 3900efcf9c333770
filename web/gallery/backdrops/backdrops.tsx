import { BACKDROPS } from '../../../game/magic/backdrops.ts';
import BackdropPaddock from '../../paddock/backdrops/backdrop-paddock.tsx';
import { BACKDROP_ROWS } from '../../paddock/backdrops/backdrop-rows.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import './backdrops.css';

/** The magic lanterns' scenes without a horse, at `/backdrops`, for saving as pictures; development only. */
export default function Backdrops() {
  return BACKDROPS.map((backdrop) => {
    const { setting, light, season } = BACKDROP_ROWS[backdrop];
    const onHorses = JSON.stringify(horseLightIn(setting.name, light, season));
    return (
      <div key={backdrop} className="backdrop" data-file={backdrop} data-light={onHorses}>
        <BackdropPaddock className="backdrop-sample" backdrop={backdrop}>
          {null}
        </BackdropPaddock>
      </div>
    );
  });
}
