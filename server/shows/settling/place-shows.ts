import { GUILD_ROWS, type Guild } from '../../../game/guild-work/guilds.ts';
import { aptitudeIn } from '../../../game/horses/aptitude.ts';
import { happinessNow } from '../../../game/horses/happiness.ts';
import { gainXp } from '../../../game/players/level.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { disciplineLabel, type Discipline } from '../../../game/shows/disciplines.ts';
import { GRADE_ROWS } from '../../../game/shows/grades.ts';
import { recordOver, type PersonalBest } from '../../../game/shows/record.ts';
import { showSeed } from '../../../game/shows/proof/proof.ts';
import { storedResult, type StoredResult } from '../../../game/shows/running/stored-result.ts';
import { cutOfFees } from '../../../game/shows/cuts.ts';
import {
  runShow,
  type HouseShowToRun,
  type PlayerShowToRun,
  type Starter,
  type StarterResult,
} from '../../../game/shows/running/run-show.ts';
import { qualitiesWorn, qualityAfterStart } from '../../../game/tack/wear.ts';
import {
  type ShowHorseRow,
  moodOf,
  skillIn,
  standingColumns,
  standingOf,
} from '../../horses/state/horse-state.ts';
import type { PlacedPlayer } from '../../players/player.ts';
import type { WornPiece } from '../../tack/worn-tack.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import type { ShowEntryRow, ShowRow } from '../show-queries.ts';

type WornByHorse = ReadonlyMap<string, readonly WornPiece[]>;

/** A scratched entry has paid, and does not start. */
export function isPending({ status }: Pick<ShowEntryRow, 'status'>): boolean {
  return status === 'pending';
}

/** Throws for an entry of no show given: it would stay pending in a completed show. */
export function entriesByShow(
  shows: readonly { readonly id: string }[],
  entries: readonly ShowEntryRow[],
): ReadonlyMap<string, readonly ShowEntryRow[]> {
  const byShow = new Map<string, ShowEntryRow[]>(shows.map(({ id }) => [id, []]));
  for (const entry of entries) {
    const others = byShow.get(entry.show_id);
    if (!others) throw new Error(`Entry ${entry.id} is of none of these shows`);
    others.push(entry);
  }
  return byShow;
}

export interface ShowsToPlace {
  readonly shows: readonly ShowRow[];
  readonly entries: readonly ShowEntryRow[];
  readonly horses: ReadonlyMap<string, ShowHorseRow>;
  /** Horses without tack may be missing. */
  readonly worn: WornByHorse;
  readonly players: ReadonlyMap<string, PlacedPlayer>;
  /** Those of before the shows, by `bestKey`; horses without a start may be missing. */
  readonly bests: ReadonlyMap<string, PersonalBest>;
  readonly purseIndex: number;
  readonly secret: Uint8Array;
}

export interface EntryPlacing {
  readonly id: string;
  readonly place: number;
  readonly fieldSize: number;
  readonly score: number;
  readonly prize: number;
  readonly placeXp: number;
  readonly result: StoredResult;
}

export interface ShowPlacings {
  readonly shows: readonly {
    id: string;
    seed: Buffer;
    entriesHash: string;
    rulesVersion: number;
    /** True if placings count for leaderboards. */
    counts: boolean;
    /** Unwon prize coins; null for a house show. */
    returned: number | null;
    feesKept: number;
    entered: number;
    heats: number;
  }[];
  readonly entries: readonly EntryPlacing[];
  readonly horses: readonly ShowHorseRow[];
  readonly players: readonly PlacedPlayer[];
  /** State after the shows. */
  readonly worn: WornByHorse;
  readonly wear: readonly WornPiece[];
  readonly prizes: readonly Prize[];
  /** Those that the shows changed. */
  readonly bests: ReadonlyMap<string, PersonalBest>;
}

export interface Prize {
  readonly playerId: string;
  readonly coins: number;
  readonly cut: number;
  readonly description: string;
  /** Paying player show; null if the house pays. */
  readonly ofShow: string | null;
}

/** Each show starts from the state the last one left. */
export function placeShows({
  shows,
  entries,
  horses,
  worn,
  players,
  bests,
  purseIndex,
  secret,
}: ShowsToPlace): ShowPlacings {
  const horsesNow = new Map<string, ShowHorseRow>();
  const wornNow = new Map<string, readonly WornPiece[]>();
  const playersNow = new Map<string, PlacedPlayer>();
  const bestsNow = new Map<string, PersonalBest>();
  const horseNow = (id: string) => horsesNow.get(id) ?? known(horses, id);
  const piecesNow = (id: string) => wornNow.get(id) ?? worn.get(id) ?? [];
  const byShow = entriesByShow(shows, entries);
  const prizes: Prize[] = [];
  const placedEntries: EntryPlacing[] = [];

  const placedShows = shows.map((show) => {
    const seed = showSeed(secret, show.id);
    const starters = new Map(
      known(byShow, show.id)
        .filter(isPending)
        .map((entry) => [
          entry.id,
          { entry, starter: starterOf(show, entry, horseNow(entry.horse_id), piecesNow(entry.horse_id)) },
        ]),
    );
    const result = runShow(
      showToRun(show, purseIndex),
      seed,
      [...starters.values()].map(({ starter }) => starter),
    );
    for (const placing of result.starters) {
      const { entry, starter } = known(starters, placing.entryId);
      const horse = horseNow(entry.horse_id);
      const player = playersNow.get(entry.player_id) ?? known(players, entry.player_id);
      const after = horseAfter(horse, placing);
      horsesNow.set(horse.id, after);
      wornNow.set(horse.id, wornAfter(piecesNow(horse.id), horse.guild));
      playersNow.set(player.id, playerAfter(player, placing));
      const key = bestKey(horse.id, show.discipline);
      const best = bestsNow.get(key) ?? bests.get(key);
      placedEntries.push({
        id: entry.id,
        place: placing.place,
        fieldSize: placing.fieldSize,
        score: placing.sheet.score,
        prize: placing.prize,
        placeXp: placing.horseXp,
        result: storedResult(starter, placing, {
          levelsGained: after.level - horse.level,
          recordOver: result.countsInLeaderboards ? recordOver(placing.sheet.score, best) : null,
        }),
      });
      if (result.countsInLeaderboards) bestsNow.set(key, bestAfter(best, placing.sheet.score));
      const { prize: coins, houseCut: cut } = placing;
      if (coins + cut > 0) {
        const where = `${disciplineLabel(show.discipline)}, level ${show.level}`;
        const description = `${horse.name} came ${ordinal(placing.place)} of ${placing.fieldSize} in ${where}${promotionWords(placing)}`;
        const ofShow = show.kind === 'player' ? show.id : null;
        prizes.push({ playerId: player.id, coins, cut, description, ofShow });
      }
    }
    return {
      id: show.id,
      seed: Buffer.from(seed),
      entriesHash: result.entriesHash,
      rulesVersion: result.rulesVersion,
      counts: result.countsInLeaderboards,
      returned: show.kind === 'player' ? result.returned : null,
      feesKept:
        show.kind === 'player' ? cutOfFees(show.entry_fee, entriesOfOthers(show, known(byShow, show.id))) : 0,
      entered: result.starters.length,
      heats: result.starters.at(-1)?.heat ?? 0,
    };
  });
  return {
    shows: placedShows,
    entries: placedEntries,
    horses: [...horsesNow.values()],
    players: [...playersNow.values()],
    worn: wornNow,
    wear: changed(worn, wornNow),
    prizes,
    bests: bestsNow,
  };
}

function showToRun(
  { id, kind, level, prize }: ShowRow,
  purseIndex: number,
): HouseShowToRun | PlayerShowToRun {
  if (kind === 'player') return { kind, level, prize };
  if (!isClassLevel(level)) throw new Error(`No rules to run show ${id}`);
  return { kind, level, purseIndex };
}

function starterOf(
  show: ShowRow,
  entry: ShowEntryRow,
  horse: ShowHorseRow,
  worn: readonly WornPiece[],
): Starter {
  return {
    entryId: entry.id,
    horseId: horse.id,
    entropy: entry.entropy,
    ownerId: horse.owner_id,
    guild: horse.guild,
    skill: skillIn(horse, show.discipline),
    tack: qualitiesWorn(worn),
    aptitude: aptitudeIn(horse.aptitude, show.discipline),
    level: horse.level,
    happiness: happinessNow(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, show.runs_at),
    standing: standingOf(horse),
    grade: entry.grade,
    form: null,
    creatorPaid: show.created_by === entry.player_id,
  };
}

function promotionWords({ standing }: StarterResult): string {
  return standing?.promotedTo ? `, and moved up to ${GRADE_ROWS[standing.promotedTo].label}` : '';
}

function entriesOfOthers({ created_by }: ShowRow, entries: readonly ShowEntryRow[]): number {
  return entries.filter(({ player_id }) => player_id !== created_by).length;
}

function horseAfter(horse: ShowHorseRow, { horseXp, standing, prize }: StarterResult): ShowHorseRow {
  const { level, xp } = gainXp(horse, horseXp);
  const standingAfter = standing && standingColumns(standing.standing);
  return { ...horse, level, xp, ...standingAfter, earnings: horse.earnings + prize };
}

export function bestKey(horseId: string, discipline: Discipline): string {
  return `${horseId} ${discipline}`;
}

function bestAfter(before: PersonalBest | undefined, score: number): PersonalBest {
  return { score: Math.max(before?.score ?? 0, score), starts: (before?.starts ?? 0) + 1 };
}

function wornAfter(pieces: readonly WornPiece[], guild: Guild): readonly WornPiece[] {
  return pieces.map((piece) => ({ ...piece, quality: qualityAfterStart(piece.quality, guild) }));
}

function changed(before: WornByHorse, after: WornByHorse): WornPiece[] {
  return [...after].flatMap(([horseId, pieces]) => {
    const was = before.get(horseId);
    return was ? pieces.filter(({ quality }, nth) => quality !== was[nth]?.quality) : [];
  });
}

function playerAfter(player: PlacedPlayer, { playerXp }: StarterResult): PlacedPlayer {
  const { level, xp } = gainXp(player, playerXp);
  return { ...player, level, xp, activeEntries: player.activeEntries - 1 };
}

function known<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`${id} is not among those that were locked`);
  return value;
}
