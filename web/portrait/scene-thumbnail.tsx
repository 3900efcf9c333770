import { useContext, useEffect, useRef, useState } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import type { Facing, Stance } from '../../art/paint/recipe/stance.ts';
import { withoutTack } from '../../game/tack/worn-look.ts';
import { outlineColours, type Look } from './coat-tint.ts';
import { HorseLightContext, type HorseLight } from './horse-light.ts';
import { HorseOutline } from './horse-outline.tsx';
import { HorseShadow } from './horse-picture.tsx';
import { lightUp } from './light-up.ts';
import { SceneHorse } from './stall.tsx';
import { useStance } from './use-stance.ts';
import { drawOn } from './use-portrait.ts';

const fileOf = (look: Look, pose: Pose, stance: Stance): string =>
  `/portraits/${portraitName(withoutTack(look), pose, stance)}`;

/** The largest file, without a backdrop. */
export const sceneFile = (look: Look, pose: Pose, stance: Stance): string =>
  `${fileOf(look, pose, stance)}-x.webp`;

interface SceneThumbnailProps {
  readonly look: Look;
  readonly pose?: Pose;
  /** What the scene decides of it. */
  readonly stance?: Partial<Stance>;
  /** CSS length; lets the browser choose the smallest sharp file. */
  readonly width: string;
  /** `eager` also loads when out of sight. */
  readonly loading?: 'lazy' | 'eager';
}

/** A decorative horse in a scene, painted by the server and lit by the scene; an outline until it is loaded. */
export function SceneThumbnail({
  look,
  pose = 'stand',
  stance: given,
  width,
  loading = 'lazy',
}: SceneThumbnailProps) {
  const stance = useStance(look, pose, given);
  const file = fileOf(look, pose, stance);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === file) return <SceneHorse look={look} pose={pose} stance={stance} />;
  return (
    <LitThumbnail
      key={file}
      facing={stance.facing}
      look={look}
      width={width}
      loading={loading}
      file={file}
      onFail={() => setFailed(file)}
    />
  );
}

interface LitThumbnailProps extends Omit<SceneThumbnailProps, 'pose' | 'stance'> {
  readonly facing: Facing;
  /** File name without the size. */
  readonly file: string;
  /** The browser paints instead. */
  readonly onFail: () => void;
}

function LitThumbnail({ look, facing, width, loading, file, onFail }: LitThumbnailProps) {
  const light = useContext(HorseLightContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shadow = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (image === null) return undefined;
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(image);
      if (!isGone) drawLit(canvas.current, shadow.current, picture, light);
      picture.close();
      if (!isGone) setShown(true);
    };
    // On failure the horse stays unlit.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [image, light]);
  return (
    <span className="horse-picture" aria-hidden>
      {light && <HorseShadow ref={shadow} />}
      <img
        src={`${file}-x.webp`}
        srcSet={`${file}-m.webp 256w, ${file}-x.webp 448w`}
        sizes={width}
        alt=""
        loading={loading}
        decoding="async"
        width={448}
        height={385}
        className={image !== null && !shown ? 'is-shown' : undefined}
        onLoad={({ currentTarget }) => setImage(currentTarget)}
        onError={onFail}
      />
      <canvas ref={canvas} className={shown ? 'is-shown' : undefined} />
      {image === null && (
        <HorseOutline className={`portrait-outline faces-${facing}`} alt="" style={outlineColours(look)} />
      )}
    </span>
  );
}

function drawLit(
  canvas: HTMLCanvasElement | null,
  shadow: HTMLCanvasElement | null,
  picture: ImageBitmap,
  light: HorseLight | null,
): void {
  const lit = light && lightUp(picture, light);
  drawOn(canvas, lit?.horse ?? picture);
  drawOn(shadow, lit?.shadow ?? null);
}
