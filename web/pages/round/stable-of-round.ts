import { trainingBank, trainingFromOf } from '../../../game/guild-work/training-bank.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import type { RoundHorse, RoundShow, RoundStable } from '../../../game/round/round.ts';
import { entryFee } from '../../../game/shows/entering/entry-terms.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import type { Bags } from '../../../game/care/feed.ts';
import type { Treats } from '../../../game/care/treat-plan.ts';
import type { ReplyOf } from '../../api/call.ts';
import { horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import type { Quota } from '../../shows/use-shows.ts';

export type RoundAhead = ReplyOf<'GET /api/round'>;

export interface RoundReadings {
  readonly ahead: RoundAhead;
  readonly horses: readonly Horse[];
  readonly bags: Bags;
  readonly treats: Treats;
  readonly quota: Quota;
  readonly coins: number;
  readonly salary: number | null;
  readonly guild: Guild;
}

/** A show that begins this soon may be closed when the call arrives. */
const MARGIN_MS = 30_000;

/** As the rules see it (game/round/plan-round.ts). */
export function stableOfRound(readings: RoundReadings, now: Date): RoundStable {
  const { ahead, horses, quota, guild, ...rest } = readings;
  const shows = new Map(ahead.shows.map((show) => [show.id, roundShow(show, guild)]));
  const next = new Map(ahead.next.map(({ horseId, showIds }) => [horseId, showIds]));
  const soon = new Date(now.getTime() + MARGIN_MS);
  return {
    ...rest,
    guild,
    purseIndex: ahead.purseIndex,
    entriesLeft: quota.show_entry_quota - quota.current_active_entries,
    houseStartsLeft: quota.houseStartsLeft,
    horses: horses.map((horse): RoundHorse => {
      const open = (next.get(horse.id) ?? []).flatMap((id) => shows.get(id) ?? []);
      return { ...stateOf(horse, now), shows: open.filter(({ runsAt }) => runsAt > soon) };
    }),
  };
}

function stateOf(horse: Horse, now: Date): Omit<RoundHorse, 'shows'> {
  const { id, level, xp, happiness, discipline, standing, strengths, startsLeft, startsSpentUntil } = horse;
  const state = horseState(horse);
  const isNewDay = startsSpentUntil !== null && new Date(startsSpentUntil) <= now;
  return {
    ...state,
    id,
    level,
    xp,
    happiness,
    discipline,
    standing,
    strengths,
    trainings: trainingBank(trainingFromOf(state.trainings, now), now),
    startsLeft: isNewDay ? HORSE_STARTS_PER_DAY : startsLeft,
  };
}

function roundShow({ id, type, level, scheduledDate }: RoundAhead['shows'][number], guild: Guild): RoundShow {
  const runsAt = new Date(scheduledDate);
  const fee = entryFee({ kind: 'house', discipline: type, level, runsAt }, guild);
  return { id, discipline: type, level, runsAt, fee };
}
