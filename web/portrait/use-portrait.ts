import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenIdle } from '../ui/loading/when-idle.ts';
import { PLAIN_STANCE } from '../../art/paint/recipe/stance.ts';
import type { Look } from './coat-tint.ts';
import type { PaintJob } from './paint/messages.ts';
import { cachedPicture, paintPicture } from './paint/pictures.ts';

/** `waiting`: not painted yet. `failed`: nothing can be drawn. */
export type PaintState = 'waiting' | 'shown' | 'failed';

/** Painting starts this far from the window. */
const NEAR = '240px';

interface Portrait {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** For `HorseShadow`. */
  readonly shadow: RefObject<HTMLCanvasElement | null>;
  readonly painted: PaintState;
  /** Device px. */
  readonly width: number;
}

/**
 * Paints once near the window, and again when look, size or light changes; the old picture stays meanwhile. Failed or
 * incomplete pictures are retried when the network returns.
 */
export function usePortrait(
  look: Look,
  {
    crop,
    pose,
    stance: { facing, carriage, coat, belly } = PLAIN_STANCE,
    light = null,
  }: Pick<PaintJob, 'crop' | 'pose'> & Partial<Pick<PaintJob, 'stance' | 'light'>>,
): Portrait {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shadow = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<PaintState>('waiting');
  const near = useNear(canvas);
  const width = useWidth(canvas);
  // Refetched replies are new objects.
  const key = JSON.stringify(look);
  useEffect(() => {
    const shown = canvas.current;
    if (!near || width === 0 || shown === null) return undefined;
    const stop = new AbortController();
    const job: PaintJob = {
      look: JSON.parse(key) as Look,
      crop,
      pose,
      stance: { facing, carriage, coat, belly },
      width,
      light,
    };
    const draw = async () => {
      // Lets text render first, because layers are large.
      if (cachedPicture(job) === undefined) await new Promise<void>(whenIdle);
      const done = await paintPicture(job, stop.signal).catch(() => null);
      if (stop.signal.aborted) return;
      if (done !== null) {
        drawOn(shown, done.picture);
        drawOn(shadow.current, done.shadow);
      }
      setPainted(done === null ? 'failed' : 'shown');
      if (done?.complete) return;
      window.addEventListener('online', () => void draw(), { once: true, signal: stop.signal });
    };
    void draw();
    return () => stop.abort();
  }, [near, width, key, crop, pose, facing, carriage, coat, belly, light]);
  return { canvas, shadow, painted, width };
}

export function drawOn(
  canvas: HTMLCanvasElement | null,
  picture: ImageBitmap | HTMLCanvasElement | null,
): void {
  if (canvas === null || picture === null) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}

/** Stays true: painted pictures are cached. */
function useNear(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const seen = canvas.current;
    if (near || seen === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    watcher.observe(seen);
    return () => watcher.disconnect();
  }, [canvas, near]);
  return near;
}

/** Device px; rounding avoids repaints while a window resizes. */
const STEP = 32;

function useWidth(canvas: RefObject<HTMLCanvasElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = canvas.current;
    if (seen === null) return undefined;
    const watcher = new ResizeObserver(() => {
      const sharp = seen.clientWidth * Math.min(window.devicePixelRatio, 2);
      setWidth(Math.ceil(sharp / STEP) * STEP);
    });
    watcher.observe(seen);
    return () => watcher.disconnect();
  }, [canvas]);
  return width;
}
