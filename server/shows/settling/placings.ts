import { formatShowLevel } from '../../../game/shows/venues.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { gainXp } from '../../../game/players/level.ts';
import { disciplineLabel, type Discipline } from '../../../game/shows/disciplines.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { recordOver, type PersonalBest } from '../../../game/shows/record.ts';
import type { Starter, StarterResult } from '../../../game/shows/running/run-show.ts';
import { storedResult, type StoredResult } from '../../../game/shows/running/stored-result.ts';
import { qualityAfterStart } from '../../../game/tack/wear.ts';
import { type ShowHorseRow, standingColumns } from '../../horses/state/horse-state.ts';
import type { PlacedPlayer } from '../../players/player.ts';
import type { WornPiece } from '../../tack/worn-tack.ts';
import type { ShowRow } from '../show-queries.ts';

type WornByHorse = ReadonlyMap<string, readonly WornPiece[]>;

/** State before the placings. */
export interface BeforePlacings {
  readonly horses: ReadonlyMap<string, ShowHorseRow>;
  /** Horses without tack may be missing. */
  readonly worn: WornByHorse;
  readonly players: ReadonlyMap<string, PlacedPlayer>;
  /** By `bestKey`; horses without a start may be missing. */
  readonly bests: ReadonlyMap<string, PersonalBest>;
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

export interface Prize {
  readonly playerId: string;
  readonly coins: number;
  readonly cut: number;
  readonly description: string;
  /** Meadow prizes are bound coins. */
  readonly kind: 'show_prize' | 'meadow_prize';
  /** Paying player show; null if the house pays. */
  readonly ofShow: string | null;
}

/** State after the placings. */
export interface Placed {
  readonly entries: readonly EntryPlacing[];
  readonly horses: readonly ShowHorseRow[];
  readonly players: readonly PlacedPlayer[];
  readonly worn: WornByHorse;
  readonly wear: readonly WornPiece[];
  readonly prizes: readonly Prize[];
  /** Personal bests that the placings changed. */
  readonly bests: ReadonlyMap<string, PersonalBest>;
}

export interface Placing {
  readonly show: ShowRow;
  /** Paid the entry. */
  readonly playerId: string;
  readonly starter: Starter;
  readonly placing: StarterResult;
  /** For leaderboards. */
  readonly counts: boolean;
}

/** Applies placings one after the other and collects what they change. */
export class Placings {
  readonly #before: BeforePlacings;
  readonly #horses = new Map<string, ShowHorseRow>();
  readonly #worn = new Map<string, readonly WornPiece[]>();
  readonly #players = new Map<string, PlacedPlayer>();
  readonly #bests = new Map<string, PersonalBest>();
  readonly #prizes: Prize[] = [];
  readonly #entries: EntryPlacing[] = [];

  constructor(before: BeforePlacings) {
    this.#before = before;
  }

  horse(id: string): ShowHorseRow {
    return this.#horses.get(id) ?? known(this.#before.horses, id);
  }

  wornBy(horseId: string): readonly WornPiece[] {
    return this.#worn.get(horseId) ?? this.#before.worn.get(horseId) ?? [];
  }

  place({ show, playerId, starter, placing, counts: showCounts }: Placing): void {
    const counts = showCounts && !starter.veteran;
    const horse = this.horse(placing.horseId);
    const player = this.#players.get(playerId) ?? known(this.#before.players, playerId);
    const after = horseAfter(horse, placing);
    this.#horses.set(horse.id, after);
    this.#worn.set(horse.id, wornAfter(this.wornBy(horse.id), horse.guild));
    this.#players.set(player.id, playerAfter(player, placing));
    const key = bestKey(horse.id, show.discipline);
    const best = this.#bests.get(key) ?? this.#before.bests.get(key);
    this.#entries.push({
      id: placing.entryId,
      place: placing.place,
      fieldSize: placing.fieldSize,
      score: placing.sheet.score,
      prize: placing.prize,
      placeXp: placing.horseXp,
      result: storedResult(starter, placing, {
        levelsGained: after.level - horse.level,
        recordOver: counts ? recordOver(placing.sheet.score, best) : null,
      }),
    });
    if (counts) this.#bests.set(key, bestAfter(best, placing.sheet.score));
    const { prize: coins, houseCut: cut } = placing;
    if (coins + cut === 0) return;
    const where = `${disciplineLabel(show.discipline)}, ${formatShowLevel(show.level, show.id)}`;
    const description = `${horse.name} came ${ordinal(placing.place)} of ${placing.fieldSize} in ${where}${formatPromotion(placing)}`;
    const ofShow = show.kind === 'player' ? show.id : null;
    const kind = show.kind === 'meadow' ? 'meadow_prize' : 'show_prize';
    this.#prizes.push({ playerId: player.id, coins, cut, description, kind, ofShow });
  }

  changes(): Placed {
    return {
      entries: this.#entries,
      horses: [...this.#horses.values()],
      players: [...this.#players.values()],
      worn: this.#worn,
      wear: changed(this.#before.worn, this.#worn),
      prizes: this.#prizes,
      bests: this.#bests,
    };
  }
}

function formatPromotion({ standing }: StarterResult): string {
  return standing?.promotedTo ? `, and moved up to ${standing.promotedTo} grade` : '';
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
    return was ? pieces.filter(({ quality }, index) => quality !== was[index]?.quality) : [];
  });
}

function playerAfter(player: PlacedPlayer, { playerXp }: StarterResult): PlacedPlayer {
  const { level, xp } = gainXp(player, playerXp);
  return { ...player, level, xp, activeEntries: player.activeEntries - 1 };
}

export function known<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`${id} is not among those that were read`);
  return value;
}
