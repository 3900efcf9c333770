import type { Point } from '../curves.ts';
import { bell, clamp, rise } from '../smooth.ts';
import type { BodyShape } from './shape.ts';

/** The back stays where it is while the depth changes. */
const BACK = 0.97;
/** Where the trunk is lengthened: behind the elbow, before the point of the hip. */
const LENGTHENED = [0.28, 0.74] as const;
const ELBOW = 0.55;

/** How the trunk of a shape lies in the world: where its canonical points go. Legs below it follow. */
export function trunkWarp(shape: BodyShape): (point: Point) => Point {
  const { bodyLength, legLength, depth } = shape;
  const [from, to] = LENGTHENED;
  const deep = (y: number): number => BACK + (y - BACK) * (1 + (depth - 1) * rise(0.3, 0.5, y));
  const legTop = BACK + (ELBOW - BACK) * depth;
  return ([x, canonicalY]) => {
    const lengthened = x + (bodyLength - 1) * (to - from + 0.55) * clamp((x - from) / (to - from));
    const onBack = rise(0.7, 0.9, canonicalY);
    let y = canonicalY;
    y -= shape.croupDrop * rise(0.78, 0.98, x) * onBack;
    y += shape.croupRaise * rise(0.5, 0.76, x) * onBack;
    y += shape.withers * bell(x - 0.28, 0.1) * onBack;
    y += shape.tuckUp * bell(x - 0.66, 0.13) * rise(0.75, 0.6, canonicalY) * rise(0.5, 0.54, canonicalY);
    y = withPastern(y, shape.pastern);
    const tall = y < ELBOW ? y * (legTop / ELBOW) * legLength : deep(y) + legTop * (legLength - 1);
    return [lengthened, tall];
  };
}

/** Fetlock and pastern lie between coronet and cannon; the cannon makes up for their length. */
function withPastern(y: number, pastern: number): number {
  const [coronet, fetlock, cannon] = [0.056, 0.15, 0.27];
  if (y <= coronet || y >= cannon) return y;
  const lowered = coronet + (fetlock - coronet) * pastern;
  if (y < fetlock) return coronet + (y - coronet) * pastern;
  return lowered + ((y - fetlock) * (cannon - lowered)) / (cannon - fetlock);
}
