import type { z } from 'zod';
import type { listMoments } from '../../contract/moments.ts';
import { dateString, gameDate } from '../../game/game-time.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { aptitudeIn } from '../../game/horses/aptitude.ts';
import { breedName, buildOf } from '../../game/horses/breeds.ts';
import { describeLook } from '../../game/horses/coat/format-look.ts';
import { linearProfileOf } from '../../game/horses/form/linear-profile.ts';
import { MIDDLE_SCORE } from '../../game/horses/form/trait-rows.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import type { TackQualities } from '../../game/shows/running/scoring.ts';
import { piecesOf } from '../../game/tack/wear.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { breedOfRow, type HorseRow } from '../horses/horse-row.ts';
import { readHorses } from '../horses/own-horse.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { oddsOfBirths } from './birth-odds.ts';
import {
  findBirths,
  findClasses,
  findGrown,
  findSlots,
  findSeen,
  findStarts,
  type BirthRow,
  type ClassRow,
  type GrownRow,
  type StartRow,
} from './moment-queries.ts';

type Moments = z.input<(typeof listMoments)['reply']>;

/** Limits after a long absence; the rest are counted. */
const MOST_BIRTHS = 3;
const MOST_STARTS = 5;
const MOST_CLASSES = 3;
const MOST_GROWN = 3;
/** A card has room for the parts of a body that are furthest from usual. */
const MOST_PARTS = 3;
const MOST_DISCIPLINES = 2;

export async function readMoments(db: Db, foundedAt: Date, playerId: string): Promise<Moments> {
  const seen = await findSeen.first(db, { playerId });
  if (!seen) throw new Error(`No player ${playerId}`);
  const [births, starts, classes, grown] = await Promise.all([
    findBirths.rows(db, { playerId, since: seen.birthsAt, sinceId: seen.birthsId, limit: MOST_BIRTHS }),
    findGreatStarts(db, {
      playerId,
      since: seen.startsAt,
      sinceId: seen.startsId,
      limit: MOST_STARTS,
    }),
    findClasses.rows(db, { playerId, since: seen.classesAt, sinceId: seen.classesId, limit: MOST_CLASSES }),
    findGrown.rows(db, { playerId, since: seen.grownAt, sinceId: seen.grownId, limit: MOST_GROWN }),
  ]);
  const more = unlisted(births) + unlisted(starts) + unlisted(classes) + unlisted(grown);
  return {
    births: births.length === 0 ? [] : await birthViews(db, foundedAt, playerId, births.toReversed()),
    starts: starts.length === 0 ? [] : await startViews(db, foundedAt, starts.toReversed()),
    classes: classes.length === 0 ? [] : await classViews(db, foundedAt, classes.toReversed()),
    grown: grown.length === 0 ? [] : await grownViews(db, foundedAt, grown.toReversed()),
    more,
    level: seen.level > seen.levelSeen ? seen.level : null,
  };
}

/** Among recent starts only, more wins may look like first ones, never fewer. */
function findGreatStarts(db: Db, filters: Parameters<typeof findStarts.recent.rows>[1]): Promise<StartRow[]> {
  return rowsThroughMonths(db, findStarts, filters, {
    since: bornSince(filters.playerId),
    isWhole: (recent, archivedBefore) => recent.length === 0 && filters.since >= archivedBefore,
  });
}

function unlisted(rows: readonly (BirthRow | StartRow | ClassRow | GrownRow)[]): number {
  return (rows[0]?.allFound ?? 0) - rows.length;
}

async function birthViews(
  db: Db,
  foundedAt: Date,
  playerId: string,
  births: readonly BirthRow[],
): Promise<Moments['births']> {
  const ids = births.flatMap(({ id, sireId, damId }) => [id, sireId, damId]);
  const horses = await readHorses(db, [...new Set(ids)]);
  const families = births.map((birth) => ({
    birth,
    foal: known(horses, birth.id),
    sire: known(horses, birth.sireId),
    dam: known(horses, birth.damId),
  }));
  const [odds, slots] = await Promise.all([
    oddsOfBirths(db, playerId, families),
    findSlots.rows(db, { playerId, horseIds: births.map(({ id }) => id) }),
  ]);
  return families.map(({ birth, foal, sire, dam }, index) => {
    const date = gameDate(foundedAt, foal.bornAt);
    const born = pictured(foal, foal.bornAt);
    const oddsOfFoal = odds[index];
    if (!oddsOfFoal) throw new Error(`No odds of ${foal.id}`);
    return {
      foal: { ...born, description: describeLook(born.look), breedName: breedName(breedOfRow(foal)) },
      at: birth.at.toISOString(),
      date: dateString(date),
      hour: date.hourOfDay,
      season: date.season,
      dam: pictured(dam, foal.bornAt),
      sire: pictured(sire, foal.bornAt),
      odds: oddsOfFoal,
      album: slots.filter(({ horseId }) => horseId === foal.id).map(({ key }) => key),
    };
  });
}

async function startViews(db: Db, foundedAt: Date, starts: readonly StartRow[]): Promise<Moments['starts']> {
  const horses = await readHorses(db, [...new Set(starts.map(({ horseId }) => horseId))]);
  return starts.map((start) => {
    const horse = known(horses, start.horseId);
    return {
      entryId: start.id,
      showId: start.showId,
      at: start.at.toISOString(),
      date: dateString(gameDate(foundedAt, start.at)),
      kind: start.kind,
      discipline: start.discipline,
      level: start.level,
      grade: start.grade,
      place: start.place,
      fieldSize: start.fieldSize,
      score: start.score,
      prize: start.prize,
      xp: start.xp,
      horse: sceneOf(horse, start.at, start.tack),
      firstWin: start.firstOf,
      starts: start.starts,
      promotedTo: start.promotedTo,
      promotionPrize: start.promotionPrize,
      recordOver: start.recordOver,
    };
  });
}

async function classViews(
  db: Db,
  foundedAt: Date,
  classes: readonly ClassRow[],
): Promise<Moments['classes']> {
  const horses = await readHorses(db, [...new Set(classes.map(({ horseId }) => horseId))]);
  return classes.map(({ id, at, horseId, details }) => ({
    eventId: id,
    at: at.toISOString(),
    date: dateString(gameDate(foundedAt, at)),
    level: details.level,
    opens: details.opens,
    horse: sceneOf(known(horses, horseId), at),
  }));
}

async function grownViews(db: Db, foundedAt: Date, grown: readonly GrownRow[]): Promise<Moments['grown']> {
  const horses = await readHorses(db, [...new Set(grown.map(({ horseId }) => horseId))]);
  return grown.map(({ id, at, horseId }) => {
    const horse = known(horses, horseId);
    const breed = breedOfRow(horse);
    const { bars, heightCm } = linearProfileOf({
      form: horse.form,
      breed,
      build: buildOf(breed, horse.traits.build),
    });
    return {
      eventId: id,
      at: at.toISOString(),
      date: dateString(gameDate(foundedAt, at)),
      horse: sceneOf(horse, at),
      heightCm: heightCm.least,
      parts: bars
        .map(({ trait, least }) => ({ trait, score: least }))
        .toSorted((one, other) => Math.abs(other.score - MIDDLE_SCORE) - Math.abs(one.score - MIDDLE_SCORE))
        .slice(0, MOST_PARTS),
      best: DISCIPLINES.toSorted(
        (one, other) => aptitudeIn(horse.aptitude, other) - aptitudeIn(horse.aptitude, one),
      ).slice(0, MOST_DISCIPLINES),
    };
  });
}

function sceneOf(horse: HorseRow, at: Date, tack?: TackQualities) {
  const shown = pictured(horse, at, tack);
  return { ...shown, level: horse.level, description: describeLook(shown.look), backdrop: horse.backdrop };
}

/** As it looked then. */
function pictured(horse: HorseRow, at: Date, tack?: TackQualities) {
  const { id, name, sex } = horse;
  const view = lookView({
    ...horse,
    breed: breedOfRow(horse),
    ageInMonths: ageInMonths(horse.bornAt, at),
    ...(tack && { worn: { pieces: piecesOf(tack), colour: horse.tackColour } }),
  });
  return { id, name, gender: sex, ...view };
}

function known(horses: ReadonlyMap<string, HorseRow>, id: string): HorseRow {
  const horse = horses.get(id);
  if (!horse) throw new Error(`Horse ${id} is missing`);
  return horse;
}
