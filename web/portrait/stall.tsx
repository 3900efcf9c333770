import { useContext, useState } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import type { Stance } from '../../art/paint/recipe/stance.ts';
import { withoutTack } from '../../game/tack/worn-look.ts';
import { outlineColours, type Look } from './coat-tint.ts';
import { HorseLightContext, type HorseLight } from './horse-light.ts';
import { HorseOutline } from './horse-outline.tsx';
import { HorseShadow, named, type HorsePictureProps, type PosedPictureProps } from './horse-picture.tsx';
import { toScale } from './true-size.ts';
import { useStance } from './use-stance.ts';
import { usePortrait } from './use-portrait.ts';

/** Small, without tack, in front of a lamp-lit wall; an outline until it is loaded. */
export function Stall({ look: worn, alt }: HorsePictureProps) {
  const look = withoutTack(worn);
  const file = `/portraits/${portraitName(look)}`;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="stall">
      {failed === file ? (
        <OutlinedPicture look={look} alt={alt} pose="stand" light={null} />
      ) : (
        <Thumbnail key={file} look={look} alt={alt} file={file} onFail={() => setFailed(file)} />
      )}
    </span>
  );
}

interface ThumbnailProps extends HorsePictureProps {
  /** File name without the size. */
  readonly file: string;
  /** The browser paints instead. */
  readonly onFail: () => void;
}

/** Painted by the server, once for all. */
function Thumbnail({ look, alt, file, onFail }: ThumbnailProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="horse-picture" {...named(alt)}>
      <img
        className={shown ? 'is-shown' : undefined}
        src={`${file}-m.webp`}
        srcSet={`${file}-s.webp 128w, ${file}-m.webp 256w`}
        sizes="auto, 160px"
        alt=""
        loading="lazy"
        decoding="async"
        width={256}
        height={220}
        onLoad={() => setShown(true)}
        onError={onFail}
      />
      {!shown && <HorseOutline className="portrait-outline" alt="" style={outlineColours(look)} />}
    </span>
  );
}

/** Decorative; an outline until painted. */
export function SceneHorse({ look, pose = 'stand', stance }: Omit<PosedPictureProps, 'alt'>) {
  const light = useContext(HorseLightContext);
  return <OutlinedPicture look={withoutTack(look)} alt="" pose={pose} stance={stance} light={light} />;
}

interface OutlinedPictureProps extends HorsePictureProps {
  readonly pose: Pose;
  readonly stance?: Partial<Stance> | undefined;
  readonly light: HorseLight | null;
}

function OutlinedPicture({ look, alt, pose, stance: given, light }: OutlinedPictureProps) {
  const stance = useStance(look, pose, given);
  const { canvas, shadow, painted } = usePortrait(look, { crop: 'whole', pose, stance, light });
  return (
    <span className="horse-picture" style={toScale(look)} {...named(alt)}>
      {light && <HorseShadow ref={shadow} />}
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      {painted !== 'shown' && (
        <HorseOutline
          className={`portrait-outline faces-${stance.facing}`}
          alt=""
          style={outlineColours(look)}
        />
      )}
    </span>
  );
}

export function stallOf({ look }: { readonly look: Look }) {
  return <Stall look={look} alt="" />;
}
