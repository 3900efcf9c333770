import { withoutTack } from '../../game/tack/worn-look.ts';
import { named, PortraitState, type HorsePictureProps } from './horse-picture.tsx';
import { usePortrait } from './use-portrait.ts';

export function HeadPortrait({ look, alt }: HorsePictureProps) {
  const { canvas, painted } = usePortrait(withoutTack(look), { crop: 'head', pose: 'stand' });
  return (
    <span className="horse-picture head-portrait" {...named(alt)}>
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      <PortraitState painted={painted} />
    </span>
  );
}
