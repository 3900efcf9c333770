import { useContext, useEffect, useRef, useState } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import { withoutTack } from '../../game/tack/worn-look.ts';
import { outlineColours, type Look } from './coat-tint.ts';
import { HorseLightContext, paintLit, type HorseLight } from './horse-light.ts';
import { HorseOutline } from './horse-outline.tsx';
import { SceneHorse } from './stall.tsx';

const fileOf = (look: Look, pose: Pose): string => `/portraits/${portraitName(withoutTack(look), pose)}`;

/** The largest file, without a backdrop. */
export const sceneFile = (look: Look, pose: Pose): string => `${fileOf(look, pose)}-x.webp`;

interface SceneThumbnailProps {
  readonly look: Look;
  readonly pose?: Pose;
  /** CSS length; lets the browser choose the smallest sharp file. */
  readonly width: string;
  /** `eager` also loads when out of sight. */
  readonly loading?: 'lazy' | 'eager';
}

/** A decorative horse in a scene, painted by the server and lit by the scene; an outline until it is loaded. */
export function SceneThumbnail({ look, pose = 'stand', width, loading = 'lazy' }: SceneThumbnailProps) {
  const file = fileOf(look, pose);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === file) return <SceneHorse look={look} pose={pose} />;
  return (
    <LitThumbnail
      key={file}
      look={look}
      width={width}
      loading={loading}
      file={file}
      onFail={() => setFailed(file)}
    />
  );
}

interface LitThumbnailProps extends Omit<SceneThumbnailProps, 'pose'> {
  /** File name without the size. */
  readonly file: string;
  /** The browser paints instead. */
  readonly onFail: () => void;
}

function LitThumbnail({ look, width, loading, file, onFail }: LitThumbnailProps) {
  const light = useContext(HorseLightContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (image === null) return undefined;
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(image);
      if (!isGone && canvas.current !== null) drawLit(canvas.current, picture, light);
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
      {image === null && <HorseOutline className="portrait-outline" alt="" style={outlineColours(look)} />}
    </span>
  );
}

function drawLit(canvas: HTMLCanvasElement, picture: ImageBitmap, light: HorseLight | null): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  if (light === null) context.drawImage(picture, 0, 0);
  else paintLit(context, picture, light);
}
