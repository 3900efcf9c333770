import { HEAD_POSITIONS } from '../../../art/paint/name/head-positions.ts';
import { bodyAge } from '../../../art/paint/layers/body-age.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, type Pose } from '../../../art/paint/layers/layers.ts';
import { poseAt } from '../../calendar/pose-at.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { metresShown } from '../../portrait/true-size.ts';
import type { Group } from './herd.ts';

/*
 * Positions of horses in the scenes, in units of the view (1600 by 720): x from the left, y from the bottom. Nearer
 * positions are lower and larger.
 */

export interface HorsePosition {
  readonly horse: Horse;
  /** The dam beside it. */
  readonly dam: Horse | null;
  readonly hasFoal: boolean;
  readonly where: 'stall' | 'near' | 'far';
  /** Middle of the picture, or of the stall's door. */
  readonly x: number;
  /** Height of the hooves. */
  readonly y: number;
  /** Size of the picture. */
  readonly width: number;
  readonly height: number;
  /** Middle of the head from the left, as a share of the width. */
  readonly head: number;
  readonly pose: Pose;
  /** Height of the horse, as a share of its picture's height. */
  readonly top: number;
}

type Spotted = Omit<HorsePosition, 'pose' | 'top'>;

/** The two scenes. */
export const LANDS = ['yard', 'pasture'] as const;
export type Land = (typeof LANDS)[number];

/** Units per metre at a height. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly perMetre: number;
}

/** Doors for horses to look out of; those that no horse in front hides come first. */
export const DOORS = [72, 532, 992, 302, 762] as const;
export const DOOR_FOOT = 198;
const PER_METRE_AT_DOORS = 95;
/** Smaller horses cannot see over the door. */
const SEES_OVER_DOOR = 1.36;

/** Positions of heads whose necks hide no door; two small horses may replace a large one. */
const HEADS = [
  [165, 395],
  [625, 855],
  [1130, 1360],
] as const;
const IN_FRONT = { y: 112, perMetre: 136 } as const;
const SMALL = 1.2;

/**
 * In the order in which they fill, because a phone shows the left part first. Far enough apart to hide at most a
 * third of a horse; the last ones are not for families.
 */
const ON_GRASS: readonly Spot[] = [
  { x: 186, y: 112, perMetre: 112 },
  { x: 821, y: 108, perMetre: 112 },
  { x: 1455, y: 94, perMetre: 112 },
  { x: 558, y: 152, perMetre: 86 },
  { x: 1190, y: 146, perMetre: 86 },
  { x: 384, y: 200, perMetre: 58 },
  { x: 1023, y: 206, perMetre: 58 },
];
const FAMILY_SPOTS = 5;

export function pagesOf(land: Land, groups: readonly Group[]): readonly (readonly Group[])[] {
  const pages: Group[][] = [];
  for (const group of groups) {
    const last = pages.at(-1);
    if (last !== undefined && fits(land, [...last, group])) last.push(group);
    else pages.push([group]);
  }
  return pages;
}

function fits(land: Land, groups: readonly Group[]): boolean {
  if (land === 'pasture')
    return groups.length <= ON_GRASS.length && groups.filter(isFamily).length <= FAMILY_SPOTS;
  const { outside, stalled } = sortedOut(groups);
  return roomOf(outside) <= HEADS.length && stalled.length <= DOORS.length;
}

/** Left to right, which is the keyboard order. */
export function positionsOf(land: Land, groups: readonly Group[], hour: number): readonly HorsePosition[] {
  const positions = land === 'yard' ? inYard(groups) : onPasture(groups, hour);
  return positions
    .map((position) => ({ ...position, ...posed(position, land, hour) }))
    .toSorted((one, other) => one.x - other.x);
}

/** Height of grazing and lying horses. */
const TOPS: Readonly<Partial<Record<Pose, number>>> = { graze: 0.72, lie: 0.56 };

/** Horses in the yard stand, except sleeping foals. */
function posed({ horse: { look } }: Spotted, land: Land, hour: number): Pick<HorsePosition, 'pose' | 'top'> {
  const pose = poseAt(look, land === 'pasture' ? 'pasture' : 'stable', hour);
  const shown = land === 'yard' && pose === 'walk' ? 'stand' : pose;
  return { pose: shown, top: TOPS[shown] ?? 1 };
}

const isFamily = ({ foals }: Group) => foals.length > 0;
const isSmall = ({ horse, foals }: Group) => horse.look.height <= SMALL && foals.length === 0;
const mayBeStalled = ({ horse, foals }: Group) => horse.look.height >= SEES_OVER_DOOR && foals.length === 0;
const roomOf = (groups: readonly Group[]) =>
  groups.filter((group) => !isSmall(group)).length + Math.ceil(groups.filter(isSmall).length / 2);

/** Puts out as many as fit, mares with foals and small horses first. */
function sortedOut(groups: readonly Group[]): { outside: readonly Group[]; stalled: readonly Group[] } {
  const outside = groups.filter((group) => !mayBeStalled(group));
  const stalled: Group[] = [];
  for (const group of groups.filter(mayBeStalled)) {
    if (roomOf([...outside, group]) <= HEADS.length) outside.push(group);
    else stalled.push(group);
  }
  return { outside, stalled };
}

function inYard(groups: readonly Group[]): readonly Spotted[] {
  const { outside, stalled } = sortedOut(groups);
  const small = outside.filter(isSmall);
  const pairs = small.flatMap((group, index) => (index % 2 === 0 ? [[group, small[index + 1]]] : []));
  const rooms = [...outside.filter((group) => !isSmall(group)).map((group) => [group]), ...pairs];
  return [
    ...rooms.flatMap((room, index) =>
      room.flatMap((group, half) => (group === undefined ? [] : inFront(group, headAt(index, half)))),
    ),
    ...stalled.map(({ horse }, index) => ({
      ...sizeOf(horse, PER_METRE_AT_DOORS),
      horse,
      dam: null,
      hasFoal: false,
      where: 'stall' as const,
      x: DOORS[index] ?? 0,
      y: DOOR_FOOT,
    })),
  ];
}

function headAt(room: number, half: number): number {
  return HEADS[room]?.[half] ?? 0;
}

function inFront(group: Group, headX: number): readonly Spotted[] {
  const { width, head } = sizeOf(group.horse, IN_FRONT.perMetre);
  return withFoals(group, { ...IN_FRONT, x: headX + (0.5 - head) * width, foalsAt: BEFORE }, 'near');
}

function onPasture(groups: readonly Group[], hour: number): readonly Spotted[] {
  const familiesFirst = [...groups.filter(isFamily), ...groups.filter((group) => !isFamily(group))];
  return familiesFirst.flatMap((group, index) => {
    const spot = ON_GRASS[index];
    if (spot === undefined) return [];
    const grazes = poseAt(group.horse.look, 'pasture', hour) === 'graze';
    return withFoals(
      group,
      { ...spot, foalsAt: grazes ? BY_ITS_SIDE : BEFORE },
      spot.perMetre < 80 ? 'far' : 'near',
    );
  });
}

/** Foals stand a little nearer: in front of their dam, or where her head is not in the grass. */
const FOAL_AT = { below: 0.33, nearer: 1.06 } as const;
const BEFORE = -0.3;
const BY_ITS_SIDE = 0.14;

interface FamilySpot extends Spot {
  /** Sideways distance from the dam's middle, as a share of her picture's width. */
  readonly foalsAt: number;
}

function withFoals({ horse, foals }: Group, spot: FamilySpot, where: 'near' | 'far'): readonly Spotted[] {
  const { x, y, perMetre, foalsAt } = spot;
  const dam = sizeOf(horse, perMetre);
  return [
    { ...dam, horse, dam: null, hasFoal: foals.length > 0, where, x, y },
    ...foals.map((foal, index) => ({
      ...sizeOf(foal, perMetre * FOAL_AT.nearer),
      horse: foal,
      dam: horse,
      hasFoal: false,
      where,
      x: x + dam.width * (foalsAt + 0.4 * index),
      y: y - perMetre * FOAL_AT.below,
    })),
  ];
}

const USUAL_HEAD = 0.16;

function sizeOf({ look }: Horse, perMetre: number): Pick<HorsePosition, 'width' | 'height' | 'head'> {
  const height = metresShown(look) * perMetre;
  const head = HEAD_POSITIONS[`${look.build}-${bodyAge(look.ageInMonths)}`] ?? USUAL_HEAD;
  return { height, width: (height * FRAME_WIDTH) / FRAME_HEIGHT, head };
}
