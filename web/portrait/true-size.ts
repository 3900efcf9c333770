import type { CSSProperties } from 'react';
import withers from '../../art/paint/layers/withers.json' with { type: 'json' };
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import { paintedSize } from '../../art/paint/size.ts';
import type { Look } from './coat-tint.ts';

/** Height in metres that a portrait shows, from its upper to its lower edge. */
export function metresShown(look: Look): number {
  const { build, ageInMonths, height } = look;
  return height / (withers[build][bodyAge(ageInMonths)] * paintedSize(look));
}

/** Height that the portrait of the tallest breed shows; it fills a scene. */
const SCENE_METRES = 2.8;

/** Share of a scene's height that a portrait takes, so that all horses have one scale. */
export function shareOfScene(look: Look): number {
  return Math.round((metresShown(look) / SCENE_METRES) * 1e3) / 1e3;
}

/** Scales horses in scenes that hold several (`paddock.css`). */
export const toScale = (look: Look) => ({ '--tall': shareOfScene(look) }) as CSSProperties;
