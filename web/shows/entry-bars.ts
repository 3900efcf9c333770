import { isClassLevel } from '../../game/shows/classes.ts';
import { refusedLevel } from '../../game/shows/entry.ts';
import type { Quota, Show } from './use-shows.ts';

/** What keeps a horse from a show before it is asked for. */
export interface LevelBar {
  /** What its button says (specification, section 5). */
  readonly label: 'Low Lvl' | 'High Lvl';
  /** "Needs level 5". */
  readonly why: string;
}

/** The bar that its level is to a horse; undefined if it is none. */
export function levelBar(
  { kind, level }: Pick<Show, 'kind' | 'level'>,
  horseLevel: number,
): LevelBar | undefined {
  const show =
    kind === 'house' && isClassLevel(level) ? { kind, level } : ({ kind: 'player', level } as const);
  const refused = refusedLevel(show, horseLevel);
  if (refused === undefined) return undefined;
  const { needs, most } = refused.details;
  return refused.refused === 'LEVEL_TOO_LOW'
    ? { label: 'Low Lvl', why: `Needs level ${needs}` }
    : { label: 'High Lvl', why: `Up to level ${most}` };
}

/** Whether as many entries run as may; while that is not known the server is asked. */
export function isFull(quota: Quota | undefined): boolean {
  return quota !== undefined && quota.current_active_entries >= quota.show_entry_quota;
}
