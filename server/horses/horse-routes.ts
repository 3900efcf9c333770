import { getHorse, listBreeds, listHorses, renameHorse } from '../../contract/horses/horses.ts';
import { horsesSheet } from '../../contract/sheets.ts';
import type { Cell } from '../../contract/call.ts';
import { DISCIPLINES, disciplineLabel } from '../../game/shows/disciplines.ts';
import { BREEDS, heightInHands } from '../../game/horses/breeds.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import type { Feature } from '../http/feature.ts';
import { pageOf } from '../http/page.ts';
import { ROWS_AT_ONCE, SHEET, type Serve } from '../http/serve.ts';
import { boxRoutes } from './boxes/box-routes.ts';
import { insightRoutes, type InsightContext } from './genetics/insight-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { renameOwnHorse } from './horse-name.ts';
import { findHorsesOf } from './horse-queries.ts';
import type { EquippedHorse } from './horse-row.ts';
import { equippedView, horseView } from './views/horse-view.ts';
import { readOwnHorseWithPedigree } from './own-horse.ts';

export const openHorses = (insight: InsightContext): Feature => ({
  routes(serve) {
    horseRoutes(serve);
    boxRoutes(serve);
    insightRoutes(serve, insight);
    healthRoutes(serve);
  },
});

function horseRoutes(serve: Serve): void {
  serve.read(listBreeds, async () =>
    BREEDS.map((breed) => ({
      id: breed.id,
      name: breed.name,
      heightHands: heightInHands(breed),
      bredFor: [...breed.bredFor],
    })),
  );

  serve.read(listHorses, async (db, { player, query, now }) => {
    const rows = await findHorsesOf.rows(db, {
      ownerId: player.id,
      after: query.after ?? null,
      limit: query.limit + 1,
    });
    return pageOf(
      rows.map((row) => equippedView(row, now)),
      query.limit,
      ({ id }) => ({ after: id }),
    );
  });

  serve.read(
    horsesSheet,
    async (db, { player, now }) => ({ head: SHEET_HEAD, pages: horsePages(db, player.id, now) }),
    SHEET,
  );

  serve.read(getHorse, async (db, { player, params, now }) => {
    const horse = await readOwnHorseWithPedigree(db, params.id, player.id);
    if (isRefusal(horse)) return horse;
    return Object.assign(equippedView(horse, now), { pedigree: horse.pedigree });
  });

  serve.change(renameHorse, async (tx, { player, params, body, now }) => {
    const own = { horseId: params.id, playerId: player.id, name: body.name };
    const horse = await renameOwnHorse(tx, now, own);
    return isRefusal(horse) ? horse : horseView(horse, now);
  });
}

const SHEET_HEAD = [
  'Name',
  'Breed',
  'Sex',
  'Coat',
  'Age (months)',
  'Level',
  'Experience',
  'Class',
  'Grade',
  'Discipline',
  ...DISCIPLINES.map((discipline) => `Skill in ${disciplineLabel(discipline)}`),
  'Happiness',
  'Fed until (UTC)',
  'For sale (coins)',
  'Id',
];

async function* horsePages(db: Db, ownerId: string, now: Date) {
  let after: string | null = null;
  for (;;) {
    const rows: EquippedHorse[] = await findHorsesOf.rows(db, { ownerId, after, limit: ROWS_AT_ONCE });
    yield rows.map((row) => sheetRow(row, now));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function sheetRow(row: EquippedHorse, now: Date): readonly Cell[] {
  const horse = equippedView(row, now);
  return [
    horse.name,
    horse.breed,
    horse.gender,
    horse.color,
    horse.ageInMonths,
    horse.level,
    horse.xp,
    horse.standing.classLevel,
    horse.standing.grade,
    disciplineLabel(horse.discipline),
    ...DISCIPLINES.map((discipline) => horse.skills[discipline]),
    horse.happiness,
    row.feedExpiresAt,
    horse.price ?? null,
    horse.id,
  ];
}
