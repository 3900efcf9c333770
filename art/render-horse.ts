import type { Build } from '../game/horses/coat/look-values.ts';
import { shapeOf } from './body/age-shapes.ts';
import type { Body } from './body/body.ts';
import { shapeBody } from './body/shape-body.ts';
import type { BodyShape } from './body/shape.ts';
import { brushTail } from './hair/brush-tail.ts';
import { castShadow } from './hair/cast-shadow.ts';
import { feather } from './hair/feather.ts';
import type { HairLayer } from './hair/hair-layer.ts';
import { manesOf, type Mane } from './hair/mane-styles.ts';
import { tail } from './hair/tail.ts';
import { whiskers } from './hair/whiskers.ts';
import { framedView } from './layers/framing.ts';
import { inkOf } from './light/ink.ts';
import { type Light, shade } from './light/shade.ts';
import type { BodyAge, Pose } from './paint/layers/layers.ts';
import { reliefOf } from './relief/relief.ts';
import type { Surface } from './trace/surface.ts';
import { trace } from './trace/trace.ts';

export interface HorseKind {
  readonly build: Build;
  readonly age: BodyAge;
  readonly pose: Pose;
}

export interface RenderedHorse {
  readonly body: Body;
  readonly surface: Surface;
  readonly light: Light;
  readonly ink: Float32Array;
  readonly whiskers: HairLayer;
  readonly tail: HairLayer;
  readonly featherNear: HairLayer;
  readonly featherFar: HairLayer;
  readonly manes: readonly Mane[];
}

interface TracedHorse {
  readonly shape: BodyShape;
  readonly body: Body;
  readonly surface: Surface;
}

/** Form alone. */
export function traceHorse({ build, age, pose }: HorseKind, samples: number): TracedHorse {
  const shape = shapeOf(build, age);
  const body = shapeBody(shape, pose);
  const view = framedView(pose === 'stand' ? body : shapeBody(shape, 'stand'), body, shape, samples);
  return { shape, body, surface: trace(body, view) };
}

/** Everything but colour; `samples` per px of the frame. */
export function renderHorse(kind: HorseKind, samples: number): RenderedHorse {
  const { age } = kind;
  const { shape, body, surface } = traceHorse(kind, samples);
  const { view } = surface;
  const { light, grain } = shade(surface, reliefOf(surface, shape));
  const tailHair =
    age === 'foal' ? brushTail(body, shape, view, 23) : tail(body, shape, view, { wave: 0.32, seed: 23 });
  // The painter casts the shadows of manes, because they differ by style.
  castShadow(light, tailHair, { right: -0.004, down: 0.012, softness: 0.01, strength: 0.55 });
  return {
    body,
    surface,
    light,
    ink: inkOf(surface, grain),
    whiskers: whiskers(body, view),
    tail: tailHair,
    featherNear: feather(body, surface, shape.feather, 'near'),
    featherFar: feather(body, surface, shape.feather, 'far'),
    manes: manesOf({ body, surface, shape }, age),
  };
}
