import {
  BACK_HEIGHT,
  ELBOW_HEIGHT,
  LEG_HEIGHTS,
  LOIN,
  PLAIN_ANATOMY,
  type Anatomy,
} from './layers/anatomy.ts';
import { FRAME_WIDTH, type LayerFrame } from './layers/layers.ts';
import { clamp01, hill, mix, rise } from './pixel/numbers.ts';
import type { Recipe } from './pixel/recipe.ts';
import { sizeOf } from './size.ts';

/*
 * Maps a point of the picture to the layers' point that it shows, so that horses differ in size and form. Steps go
 * from the picture to the layers: each undoes one part of the form, so signs are those of the inverse. Slow: pictures
 * read it on a grid (`mesh.ts`).
 */

/** In units of the frame. */
export interface Shown {
  shownX: number;
  shownY: number;
}

/* What the ends of a trait change: lengths in canonical units, shares, radians. */
const BACK = 0.07;
const NECK_SET = 0.122;
/** Share of the neck's turn that the head does not take part in. */
const HEAD_TUCKED = 0.6;
/** Further down, the ears of a draft horse leave the picture: a neck set low is lowered less. */
const LOWEST_TURN = -0.33;
const NECK_LENGTH = 0.09;
const HEAD_SIZE = 0.05;
const BREAST = 0.024;
const WITHERS = 0.009;
const CROUP = 0.03;
const QUARTERS = 0.05;
const NECK_MUSCLE = 0.07;
const BELLY = 0.012;
/** How far a foal brings the belly down, behind the middle of the trunk. */
const IN_FOAL = 0.066;
const GASKIN = 0.07;
const BONE = 0.2;
const HOOF = 0.13;
/** Of the worst; good limbs stand as the layers do. */
const FAULTY_LIMBS = 0.04;

export function showAt(r: Recipe, frame: LayerFrame, x: number, y: number, to: Shown): void {
  const { body = PLAIN_ANATOMY } = frame;
  const middle = middleOf(frame);
  const size = sizeOf(r);
  to.shownX = middle + ((r.mirrored > 0 ? -1 : 1) * (x - middle)) / size;
  to.shownY = y / size;
  const u = alongTrunk(body, to.shownX);
  to.shownX -= BACK * r.back * (rise(0.2, 0.8, u) - 0.5);
  reshapeLegs(r, body, to);
  reshapeTrunk(r, body, to);
  const raised = reshapeNeck(r, frame, to);
  reshapeHead(r, frame.face, raised, to);
}

/** Whole steps would leap over points where the layers are widened. */
const STEP = 0.6;
const STEPS = 40;

/** Where the picture shows a point of the layers. */
export function whereShown(
  r: Recipe,
  frame: LayerFrame,
  [x, y]: readonly [number, number],
): [number, number] {
  const shown: Shown = { shownX: 0, shownY: 0 };
  const way = r.mirrored > 0 ? -1 : 1;
  let at: [number, number] = [middleOf(frame) + way * (x - middleOf(frame)), y];
  for (let step = 0; step < STEPS; step++) {
    showAt(r, frame, at[0], at[1], shown);
    at = [at[0] + STEP * way * (x - shown.shownX), at[1] + STEP * (y - shown.shownY)];
  }
  return at;
}

/** About which a horse grows. */
function middleOf(frame: LayerFrame): number {
  return frame.x0 + FRAME_WIDTH / 2 / frame.scale;
}

/** Canonical x of the trunk. */
function alongTrunk({ longer }: Anatomy, x: number): number {
  const [from, to] = LOIN;
  return x - longer * clamp01((x - from) / (to - from + longer));
}

/** Canonical y of trunk and legs. */
function upBody({ elbow, back, floor }: Anatomy, y: number): number {
  if (y < elbow) return (ELBOW_HEIGHT * (y + floor)) / (elbow + floor);
  return ELBOW_HEIGHT + ((BACK_HEIGHT - ELBOW_HEIGHT) * (y - elbow)) / (back - elbow);
}

const HOOF_TOP = 0.075;
const KNEE = 0.31;
const FETLOCK = 0.108;
/** In units; legs are thickened within. */
const LEG_REACH = 0.075;

/** How the limbs stand, then thickness about the axis of each leg. */
function reshapeLegs(r: Recipe, body: Anatomy, at: Shown): void {
  const v = upBody(body, at.shownY);
  if (v > 0.8) return;
  if (r.limbs < 0)
    at.shownX -= FAULTY_LIMBS * r.limbs * rise(ELBOW_HEIGHT, 0, v) * underneath(body.feet, at.shownX);
  const joint = Math.min(1, hill(v - FETLOCK, 0.045) + hill(v - KNEE, 0.05));
  const lower = rise(0.64, 0.4, v);
  const bone = r.bone * mix(BONE * (1 - 0.35 * joint), HOOF, rise(HOOF_TOP, 0.03, v)) * lower;
  const thicker = bone + GASKIN * r.muscle * hill(v - 0.52, 0.1);
  let [moved, near] = [0, 0];
  for (const axis of body.legs) {
    const off = at.shownX - axisAt(axis, v);
    const share = hill(off, LEG_REACH);
    moved += off * share * share;
    near += share;
  }
  at.shownX -= (thicker * moved) / (0.3 + 0.7 * near);
}

/** Least room between fore and hind feet in which they can move apart: striding legs have less. */
const LEAST_APART = 0.12;
const WELL_APART = 0.3;

/** -1 at fore feet, which a fault sets back, to 1 at hind feet, which it sets forward; 0 if they are too close. */
function underneath([fore, hind]: Anatomy['feet'], x: number): number {
  if (hind - fore < LEAST_APART) return 0;
  return mix(-1, 1, rise(fore, hind, x)) * rise(LEAST_APART, WELL_APART, hind - fore);
}

function axisAt(axis: readonly number[], height: number): number {
  let k = 0;
  while (k < LEG_HEIGHTS.length - 2 && height > (LEG_HEIGHTS[k + 1] as number)) k++;
  const from = LEG_HEIGHTS[k] as number;
  return mix(axis[k] as number, axis[k + 1] as number, rise(from, LEG_HEIGHTS[k + 1] as number, height));
}

function reshapeTrunk(r: Recipe, body: Anatomy, at: Shown): void {
  const u = alongTrunk(body, at.shownX);
  const v = upBody(body, at.shownY);
  // A sloping shoulder brings the breast forward, and withers that are longer and higher.
  at.shownX += BREAST * r.shoulder * hill(u, 0.1) * hill(v - 0.69, 0.13);
  at.shownY -= WITHERS * r.shoulder * hill(u - 0.29, 0.11) * rise(0.78, 0.98, v);
  at.shownY += CROUP * r.croup * rise(0.76, 1, u) * rise(0.45, 0.9, v);
  const quarters = QUARTERS * r.muscle * hill(u - 0.88, 0.17) * hill(v - 0.74, 0.22);
  at.shownX -= (u - 0.88) * quarters;
  at.shownY -= (v - 0.74) * quarters * 0.4;
  at.shownY += BELLY * r.muscle * hill(u - 0.5, 0.24) * hill(v - 0.53, 0.1);
  at.shownY += IN_FOAL * r.inFoal * hill(u - 0.56, 0.3) * hill(v - 0.48, 0.23);
}

/** Canonical. */
const NECK_BASE = [0.16, 0.8] as const;

/**
 * Length along the neck, then its set about its base, then its thickness. Grazing necks reach the ground as they are:
 * returns 0 for them, 1 for raised ones.
 */
function reshapeNeck(r: Recipe, frame: LayerFrame, at: Shown): number {
  const { body = PLAIN_ANATOMY, face } = frame;
  const baseX = NECK_BASE[0];
  const share = (NECK_BASE[1] - ELBOW_HEIGHT) / (BACK_HEIGHT - ELBOW_HEIGHT);
  const baseY = mix(body.elbow, body.back, share);
  const reachX = face[0] - baseX;
  const reachY = face[1] - baseY;
  const length = Math.sqrt(reachX * reachX + reachY * reachY);
  const [forwards, upwards] = [reachX / length, reachY / length];
  const raised = rise(0.2, 0.6, upwards);
  if (raised === 0) return 0;
  const along = (at.shownX - baseX) * forwards + (at.shownY - baseY) * upwards;
  const slide = raised * NECK_LENGTH * r.neckLength * length * rise(0.03, 0.9 * length, along);
  at.shownX -= slide * forwards;
  at.shownY -= slide * upwards;
  const onNeck = (at.shownX - baseX) * forwards + (at.shownY - baseY) * upwards;
  const fromLayers = Math.max(LOWEST_TURN, NECK_SET * r.neckSet + r.neckTurn);
  const turn = raised * fromLayers * rise(0.05, 0.9 * length, onNeck);
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [at.shownX - baseX, at.shownY - baseY];
  at.shownX = baseX + dx * cosine - dy * sine;
  at.shownY = baseY + dx * sine + dy * cosine;
  const across = (at.shownX - baseX) * upwards - (at.shownY - baseY) * forwards;
  const thick =
    raised * NECK_MUSCLE * r.muscle * hill(onNeck - 0.45 * length, 0.4 * length) * hill(across, 0.25);
  at.shownX -= across * thick * upwards;
  at.shownY += across * thick * forwards;
  return raised;
}

/** From the poll to the lips, in head coordinates, and the depth at which `face` is measured. */
export const FACE_LENGTH = 0.4;
export const FACE_DEPTH = -0.1;

/** The head's size and carriage about the poll, then the line of the face. */
function reshapeHead(r: Recipe, face: LayerFrame['face'], raised: number, at: Shown): void {
  const reachX = face[2] - face[0];
  const reachY = face[3] - face[1];
  const length = Math.sqrt(reachX * reachX + reachY * reachY);
  const scale = length / FACE_LENGTH;
  const alongX = reachX / length;
  const alongY = reachY / length;
  const fromX = at.shownX - face[0] - 0.5 * reachX;
  const fromY = at.shownY - face[1] - 0.5 * reachY;
  const away = Math.sqrt(fromX * fromX + fromY * fromY) / length;
  const near = rise(1.2, 0.5, away);
  const grown = 1 + HEAD_SIZE * r.head * near;
  const tucked = raised * (r.headTurn - HEAD_TUCKED * NECK_SET * r.neckSet) * near;
  const [cosine, sine] = [Math.cos(tucked) / grown, Math.sin(tucked) / grown];
  const [ownX, ownY] = [at.shownX - face[0], at.shownY - face[1]];
  const dx = ownX * cosine - ownY * sine;
  const dy = ownX * sine + ownY * cosine;
  at.shownX = face[0] + dx;
  at.shownY = face[1] + dy;
  const along = (dx * alongX + dy * alongY) / length;
  if (along < -0.2 || along > 1.3) return;
  const front = (dx * alongY - dy * alongX) / scale + FACE_DEPTH;
  const most = r.roman * hill(along - 0.5, 0.27) - r.dish * hill(along - 0.57, 0.24);
  // The shift varies across the face, so it is read at the point that moves here.
  const moved = most * onFace(front - most * onFace(front)) * scale;
  at.shownX -= moved * alongY;
  at.shownY += moved * alongX;
}

/** 0 at the jaw, 1 at the front. */
function onFace(front: number): number {
  return rise(-0.18, -0.005, front);
}
