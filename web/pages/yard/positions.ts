import { paintedSize } from '../../../art/paint/size.ts';
import { HEAD_POSITIONS } from '../../../art/paint/name/head-positions.ts';
import { bodyAge } from '../../../art/paint/layers/body-age.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, type Pose } from '../../../art/paint/layers/layers.ts';
import { ownCarriage, type Facing } from '../../../art/paint/recipe/stance.ts';
import { poseAt } from '../../calendar/pose-at.ts';
import { DAM_STANCE, FOAL_STANCE, type PlacedStance } from '../../portrait/family-stances.ts';
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
  /** The coat is the season's. */
  readonly stance: PlacedStance;
  /** Height of the horse, as a share of its picture's height. */
  readonly top: number;
}

interface Spotted extends Omit<HorsePosition, 'pose' | 'stance' | 'top'> {
  readonly facing: Facing;
}

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
  { x: 186, y: 112, perMetre: 107 },
  { x: 821, y: 108, perMetre: 107 },
  { x: 1455, y: 94, perMetre: 107 },
  { x: 558, y: 152, perMetre: 82 },
  { x: 1190, y: 146, perMetre: 82 },
  { x: 384, y: 200, perMetre: 56 },
  { x: 1023, y: 206, perMetre: 56 },
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

function posed(position: Spotted, land: Land, hour: number): Pick<HorsePosition, 'pose' | 'stance' | 'top'> {
  const pose = poseIn(land, position.horse, hour);
  return { pose, stance: stanceOf(position, pose, land, hour), top: TOPS[pose] ?? 1 };
}

/** Horses in the yard stand, except sleeping foals. */
function poseIn(land: Land, { look }: Horse, hour: number): Pose {
  const pose = poseAt(look, land === 'pasture' ? 'pasture' : 'stable', hour);
  return land === 'yard' && pose === 'walk' ? 'stand' : pose;
}

/** A mare that stands and her foal look at each other. */
function stanceOf(
  { horse, dam, hasFoal, where, facing }: Spotted,
  pose: Pose,
  land: Land,
  hour: number,
): HorsePosition['stance'] {
  if (dam !== null && poseIn(land, dam, hour) === 'stand') return FOAL_STANCE;
  if (hasFoal && pose === 'stand') return DAM_STANCE;
  return { facing, carriage: where === 'stall' ? 'level' : ownCarriage(horse.look, pose) };
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
      room.flatMap((group, half) => {
        if (group === undefined) return [];
        // Two small horses have no room to turn.
        return room.length === 1 && facingOf(group) === 'right'
          ? inFront(group, headAt(index, 1), 'right')
          : inFront(group, headAt(index, half), 'left');
      }),
    ),
    ...stalled.map(({ horse }, index) => ({
      ...sizeOf(horse, PER_METRE_AT_DOORS),
      horse,
      dam: null,
      hasFoal: false,
      facing: 'left' as const,
      where: 'stall' as const,
      x: DOORS[index] ?? 0,
      y: DOOR_FOOT,
    })),
  ];
}

function headAt(room: number, half: number): number {
  return HEADS[room]?.[half] ?? 0;
}

function inFront(group: Group, headX: number, facing: Facing): readonly Spotted[] {
  const { width, head } = sizeOf(group.horse, IN_FRONT.perMetre, facing);
  return withFoals(group, { ...IN_FRONT, x: headX + (0.5 - head) * width, foalsAt: BEFORE, facing }, 'near');
}

/** Half of the horses face right, for life. Families face each other instead. */
function facingOf(group: Group): Facing {
  return isFamily(group) || Math.floor(group.horse.look.seed / 64) % 2 === 0 ? 'left' : 'right';
}

function onPasture(groups: readonly Group[], hour: number): readonly Spotted[] {
  const familiesFirst = [...groups.filter(isFamily), ...groups.filter((group) => !isFamily(group))];
  return familiesFirst.flatMap((group, index) => {
    const spot = ON_GRASS[index];
    if (spot === undefined) return [];
    const grazes = poseAt(group.horse.look, 'pasture', hour) === 'graze';
    return withFoals(
      group,
      { ...spot, foalsAt: grazes ? BY_ITS_SIDE : BEFORE, facing: facingOf(group) },
      spot.perMetre < 80 ? 'far' : 'near',
    );
  });
}

/** Foals stand a little nearer: in front of their dam, or where her head is not in the grass. */
const FOAL_AT = { below: 0.33, nearer: 1.06 } as const;
const BEFORE = -0.3;
const BY_ITS_SIDE = 0.14;

interface FamilySpot extends Spot {
  /** Sideways distance from the dam's middle, as a share of her layers' width. */
  readonly foalsAt: number;
  readonly facing: Facing;
}

function withFoals({ horse, foals }: Group, spot: FamilySpot, where: 'near' | 'far'): readonly Spotted[] {
  const { x, y, perMetre, foalsAt, facing } = spot;
  const dam = sizeOf(horse, perMetre, facing);
  return [
    { ...dam, horse, dam: null, hasFoal: foals.length > 0, facing, where, x, y },
    ...foals.map((foal, index) => ({
      ...sizeOf(foal, perMetre * FOAL_AT.nearer),
      horse: foal,
      dam: horse,
      hasFoal: false,
      facing: 'left' as const,
      where,
      x: x + dam.width * paintedSize(horse.look) * (foalsAt + 0.4 * index),
      y: y - perMetre * FOAL_AT.below,
    })),
  ];
}

const USUAL_HEAD = 0.16;

function sizeOf(
  { look }: Horse,
  perMetre: number,
  facing: Facing = 'left',
): Pick<HorsePosition, 'width' | 'height' | 'head'> {
  const height = metresShown(look) * perMetre;
  const head = HEAD_POSITIONS[`${look.build}-${bodyAge(look.ageInMonths)}`] ?? USUAL_HEAD;
  const width = (height * FRAME_WIDTH) / FRAME_HEIGHT;
  const aside = (facing === 'right' ? 0.5 - head : head - 0.5) * paintedSize(look);
  return { height, width, head: 0.5 + aside };
}
