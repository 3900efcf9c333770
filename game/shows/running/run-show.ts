import { GUILD_ROWS, type Guild } from '../../guild-work/guilds.ts';
import { finish } from '../../steps.ts';
import { type ClassLevel, HEAT_SIZE } from '../classes.ts';
import { MEADOW_ENTRANTS, MEADOW_FIELD, MEADOW_LEVEL, meadowPrize } from '../meadow/meadow-shows.ts';
import { GRADES, type Grade, type Standing } from '../grades.ts';
import { cutMixedHeats } from './mixed-heats.ts';
import { fieldOfGrade, type HouseField } from './house-field.ts';
import { houseHorses, type HouseHorse, type HouseHorseResult } from './house-horses.ts';
import {
  housePlaceXp,
  meadowXp,
  NO_XP,
  OWNERS_NEEDED,
  playerShowPlaceXp,
  veteranXp,
  type PlaceXp,
} from './place-xp.ts';
import { inStanding, type PlaceWon } from './place-won.ts';
import { ranked } from './placing.ts';
import { entriesHashInSteps, showDraws, type ProofEntry, type ShowDraws } from '../proof/proof.ts';
import { housePrize, playerPrize, veteranPrize } from '../prize-money.ts';
import { partsOf, RULES_VERSION, scoreOf, type HorseAbility, type ScoreSheet } from './scoring.ts';
import { cutOfPrize } from '../cuts.ts';

/** As of the run. */
export interface Starter extends ProofEntry, HorseAbility {
  readonly entryId: string;
  readonly ownerId: string;
  /** The owner's. */
  readonly guild: Guild;
  /** Ten-thousandths of a point. */
  readonly happiness: number;
  /** Grade of the entry; null outside house shows. */
  readonly grade: Grade | null;
  readonly veteran: boolean;
  /** Null in player shows. */
  readonly standing: Standing | null;
  /** False in shows of the game. */
  readonly creatorPaid: boolean;
  /** The owner is a guest: the horse meets horses of the house and of other guests only. */
  readonly guest: boolean;
  /** A house stable owns the horse. */
  readonly ofHouse?: boolean;
}

export interface HouseShowToRun {
  readonly kind: 'house';
  readonly level: ClassLevel;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

export interface MeadowShowToRun {
  readonly kind: 'meadow';
}

export interface PlayerShowToRun {
  readonly kind: 'player';
  /** Lowest horse level. */
  readonly level: number;
  /** Coins in escrow. */
  readonly prize: number;
}

export type ShowToRun = HouseShowToRun | MeadowShowToRun | PlayerShowToRun;

/** Prize and player XP go to the entry's payer. */
export interface StarterResult extends PlaceWon {
  readonly entryId: string;
  readonly horseId: string;
  /** 1 is the strongest. */
  readonly heat: number;
  readonly fieldSize: number;
  readonly sheet: ScoreSheet;
  /** Coins: the house's cut. */
  readonly houseCut: number;
  readonly horseXp: number;
  readonly playerXp: number;
}

export interface ShowResult {
  readonly rulesVersion: number;
  readonly entriesHash: string;
  /** By heat, then place. */
  readonly starters: readonly StarterResult[];
  readonly houseHorses: readonly HouseHorseResult[];
  /** Unwon prize coins, to the creator. */
  readonly returned: number;
  /** False for Meadow shows, and with fewer than three owners. */
  readonly countsInLeaderboards: boolean;
}

/** Pure, and independent of starter order: browsers verify with it. */
export function runShow(show: ShowToRun, seed: Uint8Array, starters: readonly Starter[]): ShowResult {
  return finish(runShowInSteps(show, seed, starters));
}

/** `runShow` for very many starters: may be paused after each step. */
export function* runShowInSteps(
  show: ShowToRun,
  seed: Uint8Array,
  starters: readonly Starter[],
): Generator<void, ShowResult> {
  const hash = yield* entriesHashInSteps(starters);
  const draws = showDraws(seed, hash);
  const outcome = yield* show.kind === 'player'
    ? runField(show, draws, starters)
    : runHeats(show, draws, starters);
  return { rulesVersion: RULES_VERSION, entriesHash: hash, ...outcome };
}

type Outcome = Omit<ShowResult, 'rulesVersion' | 'entriesHash'>;

interface InField {
  readonly score: number;
  readonly raw: number;
  readonly horseId: string | null;
}

interface OwnedInField extends InField {
  readonly starter: Starter;
  readonly sheet: ScoreSheet;
}

interface HouseInField extends InField {
  readonly starter: null;
  readonly horse: HouseHorse;
}

interface Heat {
  readonly entrants: readonly Starter[];
  /** House horses that fill it. */
  readonly field: HouseField;
}

/** By the score without luck. */
function* cutField(field: HouseField, starters: Iterable<Starter>, most?: number): Generator<void, Heat[]> {
  const strengths = new Map<Starter, number>();
  for (const starter of starters) {
    strengths.set(starter, sheetOf(starter, 0).score);
    yield;
  }
  const heats = cutMixedHeats([...strengths.keys()], (starter) => strengths.get(starter) ?? 0, field, most);
  return heats.map((entrants) => ({ entrants, field }));
}

/** Guests run last, so that the heats of players are the same without them. */
function* heatsOf(
  show: HouseShowToRun | MeadowShowToRun,
  starters: readonly Starter[],
): Generator<void, Heat[]> {
  const heats: Heat[] = [];
  for (const guest of [false, true])
    heats.push(
      ...(yield* heatsAmong(
        show,
        starters.filter((starter) => starter.guest === guest),
      )),
    );
  return heats;
}

/** House shows run the gold grade first. */
function* heatsAmong(
  show: HouseShowToRun | MeadowShowToRun,
  starters: readonly Starter[],
): Generator<void, Heat[]> {
  if (show.kind === 'meadow') return yield* cutField(MEADOW_FIELD, starters, MEADOW_ENTRANTS);
  const heats: Heat[] = [];
  for (const grade of GRADES.toReversed()) {
    const ofGrade = starters.filter((starter) => (starter.grade ?? 'bronze') === grade);
    heats.push(...(yield* cutField(fieldOfGrade(show.level, grade), ofGrade)));
    yield;
  }
  return heats;
}

/** Prize and experience of a place, before a promotion. */
function earned(
  show: HouseShowToRun | MeadowShowToRun,
  { grade, guild, veteran }: Starter,
  place: number,
): { readonly prize: number; readonly xp: PlaceXp } {
  if (show.kind === 'meadow') {
    return { prize: meadowPrize(place), xp: meadowXp(housePlaceXp(MEADOW_LEVEL, place, guild)) };
  }
  const prize = housePrize(show.level, grade ?? 'bronze', show.purseIndex, place);
  const xp = housePlaceXp(show.level, place, guild);
  return veteran ? { prize: veteranPrize(prize), xp: veteranXp(xp) } : { prize, xp };
}

function* runHeats(
  show: HouseShowToRun | MeadowShowToRun,
  draws: ShowDraws,
  starters: readonly Starter[],
): Generator<void, Outcome> {
  const results: StarterResult[] = [];
  const house: HouseHorseResult[] = [];
  const heats = yield* heatsOf(show, starters);
  for (const [index, { entrants, field }] of heats.entries()) {
    yield;
    const heat = index + 1;
    const filled = houseHorses(draws.houseRng(heat), field, HEAT_SIZE - entrants.length);
    const all = [...entrants.map((starter) => owned(starter, draws)), ...filled.map(inField)];
    for (const [before, one] of ranked<OwnedInField | HouseInField>(all).entries()) {
      const place = before + 1;
      if (one.starter === null) {
        house.push({ ...one.horse, heat, place });
        continue;
      }
      const { starter } = one;
      const { prize, xp } = earned(show, starter, place);
      const result: StarterResult = {
        entryId: starter.entryId,
        horseId: starter.horseId,
        heat,
        place,
        fieldSize: HEAT_SIZE,
        sheet: one.sheet,
        prize,
        houseCut: 0,
        horseXp: xp.horse,
        playerXp: xp.player,
        standing: null,
        promotionPrize: 0,
      };
      results.push(show.kind === 'house' ? inStanding(show, starter, result) : result);
    }
  }
  const countsInLeaderboards = show.kind === 'house';
  return { starters: results, houseHorses: house, returned: 0, countsInLeaderboards };
}

function* runField(
  show: PlayerShowToRun,
  draws: ShowDraws,
  starters: readonly Starter[],
): Generator<void, Outcome> {
  const scored: OwnedInField[] = [];
  for (const starter of starters) {
    scored.push(owned(starter, draws));
    yield;
  }
  const field = ranked(scored);
  const owners = new Set(starters.map(({ ownerId }) => ownerId));
  const counts = owners.size >= OWNERS_NEEDED;
  const behind = new Map<string, number>();
  const results: StarterResult[] = [];
  let returned = show.prize;
  // From the last place: beaten horses come first.
  for (let place = field.length; place >= 1; place -= 1) {
    yield;
    const one = field[place - 1];
    if (!one) continue;
    const { starter, sheet } = one;
    const ownBehind = behind.get(starter.ownerId) ?? 0;
    behind.set(starter.ownerId, ownBehind + 1);
    const beaten = field.length - place - ownBehind;
    const xp = counts ? playerShowPlaceXp(show.level, place, starter.guild, beaten) : NO_XP;
    const share = playerPrize(show.prize, place);
    const houseCut = cutOfPrize(share, starter.creatorPaid);
    returned -= share;
    results.push({
      entryId: starter.entryId,
      horseId: starter.horseId,
      heat: 1,
      place,
      fieldSize: field.length,
      sheet,
      prize: share - houseCut,
      houseCut,
      horseXp: xp.horse,
      playerXp: xp.player,
      standing: null,
      promotionPrize: 0,
    });
  }
  return { starters: results.toReversed(), houseHorses: [], returned, countsInLeaderboards: counts };
}

function owned(starter: Starter, draws: ShowDraws): OwnedInField {
  const sheet = sheetOf(starter, draws.luckOf(starter.horseId));
  return { starter, sheet, score: sheet.score, raw: sheet.raw, horseId: starter.horseId };
}

/** `luck` in millionths. */
function sheetOf(starter: Starter, luck: number): ScoreSheet {
  return scoreOf({
    parts: partsOf(starter),
    happiness: starter.happiness,
    guildPercent: GUILD_ROWS[starter.guild].scorePercent,
    luck,
  });
}

function inField(horse: HouseHorse): HouseInField {
  return { starter: null, horse, score: horse.sheet.score, raw: horse.sheet.raw, horseId: null };
}
