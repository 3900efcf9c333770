import type { z } from 'zod';
import type { horseChildren } from '../../contract/records.ts';
import { ageInMonths, formatAge } from '../../game/horses/age.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { findChildren, type ChildRow } from './records-queries.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { reachesHorse } from '../horses/own-horse.ts';

type Children = z.input<(typeof horseChildren)['reply']>;

interface ChildSearch {
  readonly horseId: string;
  readonly viewerId: string | undefined;
  readonly before: string | undefined;
  readonly limit: number;
}

export async function listChildren(
  db: Db,
  now: Date,
  { horseId, viewerId, before, limit }: ChildSearch,
): Promise<Children | Refusal<'HORSE_NOT_FOUND'>> {
  const rows = await findChildren.rows(db, { parentId: horseId, before: before ?? null, limit });
  if (rows.length === 0 && !(await reachesHorse(db, { horseId, viewerId }))) return refuse('HORSE_NOT_FOUND');
  return rows.map((row) => childView(row, now));
}

function childView(row: ChildRow, now: Date): Children[number] {
  const months = ageInMonths(row.bornAt, now);
  const { look, color } = lookView({ ...row, breed: breedOfRow(row), ageInMonths: months });
  return {
    id: row.id,
    name: row.name,
    gender: row.sex,
    level: row.level,
    age: formatAge(months),
    ageInMonths: months,
    color,
    look,
    bornAt: row.createdAt.toISOString(),
    otherParent: row.otherName,
    otherParentId: row.otherId,
    ownerUsername: row.ownerUsername,
  };
}
