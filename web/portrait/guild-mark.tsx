import { Flag, Hammer, Scale, Timer } from 'lucide-react';
import type { Guild } from '../../game/guild-work/guilds.ts';

const MARKS = { rider: Flag, manufacturer: Hammer, trainer: Timer, equilibrium: Scale } as const;

/** Decorative: the guild's name is beside it. */
export function GuildMark({ guild }: { readonly guild: Guild }) {
  const Mark = MARKS[guild];
  return <Mark className="icon" aria-hidden />;
}
