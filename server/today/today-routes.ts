import { advertisements } from '../../contract/advertisements.ts';
import { shell } from '../../contract/today.ts';
import { bankWith, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { bornAtAge, RETIRED_FROM, SHOW_FROM, TRAIN_FROM, WEANED_FROM } from '../../game/horses/age.ts';
import { nextUtcDay, utcDay } from '../../game/game-time.ts';
import { salaryDue } from '../../game/players/salary.ts';
import {
  needsOfStable,
  TASK_KINDS,
  type HorsesInNeed,
  type StableState,
  type TaskKind,
} from '../../game/today/needs.ts';
import { readLeaving } from '../accounts/deletion/request-deletion.ts';
import type { Db } from '../db/connection.ts';
import { readDeviceNotice } from '../devices/devices.ts';
import type { Serve } from '../http/serve.ts';
import { readUnreadCount } from '../mail/own-letters.ts';
import { readNewsState } from '../news/read-news.ts';
import { readAdvertisements } from '../players/user.ts';
import type { Notice } from './notice.ts';
import { countNeeds, findAdvertisedShow } from './today-queries.ts';

interface TodayOptions {
  readonly notice: Notice;
  /** Address of an advertising network; undefined without one. */
  readonly adFrameUrl: string | undefined;
}

export function todayRoutes(serve: Serve, { notice, adFrameUrl }: TodayOptions): void {
  serve.read(advertisements, async (db, { player, now }) => {
    const [kind, show] = await Promise.all([
      readAdvertisements(db, player.id, now),
      findAdvertisedShow.first(db, { playerId: player.id, now }),
    ]);
    return {
      frame: kind === 'network' ? (adFrameUrl ?? null) : null,
      show: kind === 'none' || !show ? null : show,
    };
  });

  serve.read(shell, async (db, { player, now }) => {
    const [text, stable, devices, { unread: unreadNews }, unreadLetters, leaving] = await Promise.all([
      notice.read(),
      readStable(db, player.id, now),
      readDeviceNotice(db, player, now),
      readNewsState(db, now, player.id),
      readUnreadCount(db, player.id),
      readLeaving(db, player.id),
    ]);
    const tasks = needsOfStable(stable).flatMap(({ kind, count, horses, coins }) =>
      isTaskKind(kind) ? [{ kind, count, horse: horses[0] ?? null, coins }] : [],
    );
    return {
      notice: text,
      ...devices,
      deletesAt: leaving.deletesAt?.toISOString() ?? null,
      accountStaysAt: leaving.accountStaysAt,
      unreadNews,
      unreadLetters,
      tasks,
    };
  });
}

interface NamedHorse {
  readonly id: string;
  readonly name: string;
}

async function readStable(db: Db, playerId: string, now: Date): Promise<StableState<NamedHorse>> {
  const today = utcDay(now);
  const row = await countNeeds.first(db, {
    playerId,
    now,
    today,
    endOfDay: nextUtcDay(now),
    oldest: bornAtAge(RETIRED_FROM, now),
    youngest: bornAtAge(SHOW_FROM, now),
    youngestToTrain: bornAtAge(TRAIN_FROM, now),
    youngestToFeed: bornAtAge(WEANED_FROM, now),
    full: bankWith(MOST_BANKED, now),
  });
  if (!row) throw new Error(`No player ${playerId}`);
  return {
    horses: {
      hungry: inNeed(row.hungry, row.hungryId, row.hungryName),
      training: inNeed(row.untrained, row.untrainedId, row.untrainedName),
      ring: inNeed(row.rested, row.restedId, row.restedName),
    },
    showsToday: row.showsToday,
    // Only the home page says what to do without coins.
    unaffordable: 0,
    studRequests: row.studRequests,
    // Guests have none.
    salary: row.isGuest ? null : salaryDue({ level: row.level, lastCollectedOn: row.salaryDay }, now),
  };
}

function inNeed(count: number, id: string | null, name: string | null): HorsesInNeed<NamedHorse> {
  return { count, horses: count === 1 && id !== null && name !== null ? [{ id, name }] : [] };
}

function isTaskKind(kind: string): kind is TaskKind {
  return TASK_KINDS.some((task) => task === kind);
}
