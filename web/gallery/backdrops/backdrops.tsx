import { useEffect, useRef } from 'react';
import { BACKDROPS } from '../../../game/magic/backdrops.ts';
import BackdropPaddock from '../../paddock/backdrops/backdrop-paddock.tsx';
import { BACKDROP_ROWS } from '../../paddock/backdrops/backdrop-rows.ts';
import { HORSE_LIGHTS } from '../../paddock/horse-lights.ts';
import { LIGHT_ROWS } from '../../paddock/light-rows.ts';
import { lightOver, type HorseLight } from '../../portrait/horse-light.ts';
import './backdrops.css';

/** The magic lanterns' scenes without a horse, at `/backdrops`, for saving as pictures; development only. */
export default function Backdrops() {
  return BACKDROPS.map((backdrop) => {
    const { light } = BACKDROP_ROWS[backdrop];
    return (
      <div key={backdrop} className="backdrop" data-file={backdrop} data-dim={LIGHT_ROWS[light].horse}>
        <BackdropPaddock className="backdrop-sample" backdrop={backdrop}>
          {null}
        </BackdropPaddock>
        <LightSample light={HORSE_LIGHTS[light]} />
      </div>
    );
  });
}

const SIZE = { width: 128, height: 110 } as const;

function LightSample({ light }: { readonly light: HorseLight }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, SIZE.width, SIZE.height);
    context.fillStyle = lightOver(context, SIZE, light);
    context.fillRect(0, 0, SIZE.width, SIZE.height);
  }, [light]);
  return <canvas className="light-sample" ref={canvas} {...SIZE} />;
}
