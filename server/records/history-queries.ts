import { OWNER_EVENTS, type EventDetails, type EventKind, type Start } from '../../game/horses/history.ts';
import { throughMonths } from '../db/months/through-months.ts';

interface EventColumns {
  readonly id: string;
  readonly at: Date;
  readonly playerId: string | null;
  readonly username: string | null;
  readonly otherHorseId: string | null;
  readonly otherHorseName: string | null;
  readonly showId: string | null;
}

interface StartDetails extends Required<Omit<Start, 'showId'>> {
  readonly xp: number;
  readonly levels: number;
}

export type HistoryRow = EventColumns &
  (
    | { readonly kind: EventKind; readonly details: EventDetails }
    | { readonly kind: 'show'; readonly showId: string; readonly details: StartDetails }
  );

/** Without a cursor, all of the past. */
const BEFORE = `coalesce(:beforeAt::timestamptz, 'infinity')`;

const EARLIER = (at: string) =>
  `(${at}, id) < (${BEFORE}, coalesce(:beforeId::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;

const BORN = '(select created_at from horses where id = :horseId)';

const OWNERS = OWNER_EVENTS.map((kind) => `'${kind}'`).join(', ');

/** Vet visits and covers that did not take are for the owner only. Each half reads at most one page by its index. */
export const findHistory = throughMonths(
  'records_history',
  ({ showEntries, fromMonthOf, untilMonthOf }) => `with first_win as materialized (
     select win.id from ${showEntries} win join shows on shows.id = win.show_id
     where :of in ('all', 'shows') and win.horse_id = :horseId and win.status = 'completed' and win.place = 1
       and shows.kind = 'house' and ${fromMonthOf(BORN)} order by win.runs_at, win.id limit 1)
   select event.id, event.at, event.kind, event.details, event.player_id, player.username, event.other_horse_id,
     other.name as other_horse_name, event.show_id
   from (
     (select id, at, kind, details, player_id, other_horse_id, null::uuid as show_id
      from horse_events where :of <> 'shows' and horse_id = :horseId and ${EARLIER('at')}
        and (:of <> 'owners' or kind = any(array[${OWNERS}]))
        and (kind not in ('vet', 'not_taken') or :viewerId = (select owner_id from horses where id = :horseId))
      order by at desc, id desc limit :limit)
     union all
     (select id, runs_at, 'show', jsonb_build_object('discipline', discipline, 'level', level, 'place', place,
        'fieldSize', field_size, 'prize', prize, 'xp', entry_xp + place_xp,
        'levels', coalesce((result->>'levelsGained')::integer, 0), 'promotedTo', result->>'promotedTo',
        'record', case when (result->>'recordOver') is not null then score end, 'firstWin', id = (select id from first_win)), player_id, null,
        show_id
      from ${showEntries} where :of in ('all', 'shows') and horse_id = :horseId and status = 'completed' and ${EARLIER('runs_at')}
        and ${fromMonthOf(BORN)} and ${untilMonthOf(BEFORE)}
      order by runs_at desc, id desc limit :limit)
   ) event
   left join players player on player.id = event.player_id
   left join horses other on other.id = event.other_horse_id
   order by event.at desc, event.id desc limit :limit`,
).as<HistoryRow>();
