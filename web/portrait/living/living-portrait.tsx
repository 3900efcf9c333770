import { useContext, useEffect, useRef } from 'react';
import type { Pose } from '../../../art/paint/layers/layers.ts';
import type { Stance } from '../../../art/paint/recipe/stance.ts';
import type { Look } from '../coat-tint.ts';
import { HorseLightContext } from '../horse-light.ts';
import { paintInWorker, bitmapsOf } from '../paint/paint-in-worker.ts';
import type { Living, PaintJob } from '../paint/messages.ts';
import { attempt } from '../../ui/storage.ts';
import { livingCard, type LivingCard } from './living-card.ts';
import { motionAt } from './motion.ts';

interface LivingPortraitProps {
  readonly look: Look;
  readonly pose: Pose;
  readonly stance: Stance;
  /** Device px. */
  readonly width: number;
  /** Hides the still picture behind the living one. */
  readonly onLife: (lives: boolean) => void;
}

/** Breathes, blinks, turns an ear and moves tail and mane while it is visible. */
export default function LivingPortrait({
  look,
  pose,
  stance: { facing, carriage, coat, belly },
  width,
  onLife,
}: LivingPortraitProps) {
  const light = useContext(HorseLightContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(look);
  useEffect(() => {
    const shown = canvas.current;
    if (shown === null) return undefined;
    const stop = new AbortController();
    const job: PaintJob = {
      look: JSON.parse(key) as Look,
      crop: 'whole',
      pose,
      stance: { facing, carriage, coat, belly },
      width,
      light,
    };
    const live = async () => {
      const gl = livingContext(shown);
      if (gl === null) return;
      const { living, ...rest } = await paintInWorker(job, 'living', stop.signal);
      if (living && rest.complete && !stop.signal.aborted) {
        const card = cardFor(shown, gl, living);
        const { seed, stride } = job.look;
        const life = { seed, willing: stride.at(-1) ?? 0, signal: stop.signal, onLife };
        if (card !== null) animate(shown, card, life);
      }
      for (const bitmap of bitmapsOf({ ...rest, living })) bitmap.close();
    };
    // On failure the still picture stays.
    live().catch(() => undefined);
    return () => {
      stop.abort();
      onLife(false);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the look
  }, [key, pose, facing, carriage, coat, belly, width, light, onLife]);
  return <canvas ref={canvas} className="living" aria-hidden />;
}

const FORCED_KEY = 'living';

/** Software renderers. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Null without a graphics card: portraits then stay still. */
function livingContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const isForced = isForcedByTest();
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !isForced,
    // Tests read the frames.
    preserveDrawingBuffer: isForced,
  });
  if (gl === null || isForced) return gl;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  return typeof renderer === 'string' && SOFTWARE.test(renderer) ? null : gl;
}

/** Lets journeys see living portraits without a graphics card; the game never sets it. */
const isForcedByTest = (): boolean => attempt(() => localStorage.getItem(FORCED_KEY)) === 'forced';

function cardFor(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  { horse, tail, mane, parts }: Living,
): LivingCard | null {
  canvas.width = horse.width;
  canvas.height = horse.height;
  return livingCard(gl, [horse, tail, mane], parts);
}

/** Breathing needs no higher frame rate, and this saves battery. */
const FRAME_MS = 1000 / 31;

interface Life {
  readonly seed: number;
  readonly willing: number;
  readonly signal: AbortSignal;
  readonly onLife: (lives: boolean) => void;
}

/** Draws only while canvas and page are visible; time stops otherwise. */
function animate(canvas: HTMLCanvasElement, card: LivingCard, { seed, willing, signal, onLife }: Life): void {
  let [isSeen, frame, before, seconds] = [false, 0, 0, 0];
  const draw = (now: number) => {
    frame = requestAnimationFrame(draw);
    if (now - before < FRAME_MS) return;
    // Continues where it stopped.
    seconds += Math.min(now - before, 2 * FRAME_MS) / 1000;
    before = now;
    card.draw(motionAt(seconds, seed, willing));
    canvas.dataset['seconds'] = seconds.toFixed(2);
  };
  const goOn = () => {
    cancelAnimationFrame(frame);
    if (isSeen && !document.hidden && !signal.aborted) frame = requestAnimationFrame(draw);
  };
  const watcher = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    goOn();
  });
  card.draw(motionAt(0, seed));
  onLife(true);
  watcher.observe(canvas);
  document.addEventListener('visibilitychange', goOn, { signal });
  canvas.addEventListener('webglcontextlost', () => onLife(false), { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    card.close();
  });
}
