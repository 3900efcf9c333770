import type { z } from 'zod';
import type { PublicHorse } from '../../contract/public-pages.ts';
import { dateString, gameDate } from '../../game/game-time.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { listChildren } from '../records/list-children.ts';
import { readCard } from '../records/read-card.ts';
import { readPedigree } from '../records/read-pedigree.ts';
import { findClosedHorses, findPublicHorse } from './public-page-queries.ts';

type PublicHorseReply = z.input<typeof PublicHorse>;

const FOALS = 6;

/** Players see all stables; visitors only open ones, and no link leads them to another. */
export type Reader = 'player' | 'visitor';

export async function readPublicHorse(
  db: Db,
  now: Date,
  { horseId, reader }: { readonly horseId: string; readonly reader: Reader },
): Promise<PublicHorseReply | Refusal<'HORSE_NOT_FOUND'>> {
  const [card, pedigree, children, more] = await Promise.all([
    readCard(db, now, horseId),
    readPedigree(db, now, horseId),
    listChildren(db, now, { horseId, viewerId: undefined, before: undefined, limit: FOALS }),
    findPublicHorse.first(db, { id: horseId }),
  ]);
  if (isRefusal(card) || isRefusal(pedigree) || isRefusal(children) || !more)
    return refuse('HORSE_NOT_FOUND');
  if (reader === 'visitor' && more.isClosed) return refuse('HORSE_NOT_FOUND');

  const kin = [...ancestorsOf(pedigree), ...children];
  const closed = reader === 'visitor' ? await closedAmong(db, kin) : new Set<string>();
  const idOf = ({ id }: { readonly id: string }) => (closed.has(id) ? null : id);
  const breederClosed = reader === 'visitor' && more.breederIsClosed;

  const ancestor = (found: Ancestor) => ({
    id: idOf(found),
    name: found.name,
    gender: found.gender,
    breedName: found.breedName,
    color: found.color,
  });
  const grandparent = (found: Grandparent | null) =>
    found && {
      ...ancestor(found),
      look: found.look,
      sire: found.sire && ancestor(found.sire),
      dam: found.dam && ancestor(found.dam),
    };
  const parent = (found: Parent | null) =>
    found && {
      ...ancestor(found),
      look: found.look,
      sire: grandparent(found.sire),
      dam: grandparent(found.dam),
    };
  const { id, name, breedName, gender, age, ageInMonths, color, description, look } = card;
  return {
    id,
    name,
    breedName,
    gender,
    age,
    ageInMonths,
    color,
    description,
    look,
    backdrop: card.backdrop,
    nameplate: card.nameplate,
    tackColour: card.tackColour,
    discipline: card.discipline,
    level: card.level,
    owner: card.owner,
    breeder: card.breeder && { ...card.breeder, id: breederClosed ? null : card.breeder.id },
    bornOn: more.isBred ? dateString(gameDate(more.foundedAt, more.createdAt)) : null,
    record: {
      starts: more.starts,
      wins: more.wins,
      places: more.places,
      classLevel: more.classLevel,
      grade: more.grade,
    },
    sire: parent(pedigree.sire),
    dam: parent(pedigree.dam),
    foalCount: card.foals,
    foals: children.map((foal) => ({
      id: idOf(foal),
      name: foal.name,
      gender: foal.gender,
      color: foal.color,
      look: foal.look,
      age: foal.age,
    })),
  };
}

type Pedigree = Exclude<Awaited<ReturnType<typeof readPedigree>>, Refusal>;
type Parent = NonNullable<Pedigree['sire']>;
type Grandparent = NonNullable<Parent['sire']>;
type Ancestor = Pick<Parent, 'id' | 'name' | 'gender' | 'breedName' | 'color'>;

/** Three generations. */
function ancestorsOf({ sire, dam }: Pick<Pedigree, 'dam' | 'sire'>): readonly { readonly id: string }[] {
  const parents = [sire, dam].filter((each) => each !== null);
  const grandparents = parents.flatMap((each) => [each.sire, each.dam]).filter((each) => each !== null);
  const third = grandparents.flatMap((each) => [each.sire, each.dam]).filter((each) => each !== null);
  return [...parents, ...grandparents, ...third];
}

export async function closedAmong(db: Db, horses: readonly { readonly id: string }[]): Promise<Set<string>> {
  if (horses.length === 0) return new Set();
  const rows = await findClosedHorses.rows(db, { ids: horses.map(({ id }) => id) });
  return new Set(rows.map(({ id }) => id));
}
