import type { z } from 'zod';
import type { HorseCard } from '../../contract/records.ts';
import { toTenths } from '../../game/breeding/preview.ts';
import { ageInMonths, formatAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { aptitudeIn } from '../../game/horses/aptitude.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { utcDay } from '../../game/game-time.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import type { Db } from '../db/connection.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { findCard, type CardRow } from './records-queries.ts';
import { breedOfRow } from '../horses/horse-row.ts';

/** Null: a visitor. */
export async function readCard(
  db: Db,
  now: Date,
  horseId: string,
  viewerId: string | null = null,
): Promise<z.input<typeof HorseCard> | Refusal<'HORSE_NOT_FOUND'>> {
  const horse = await findCard.first(db, { id: horseId, viewerId });
  if (!horse) return refuse('HORSE_NOT_FOUND');
  const breed = breedOfRow(horse);
  const months = ageInMonths(horse.bornAt, now);
  const { worn: pieces, tackColour: colour, ...coat } = horse;
  const { look, color, description } = coatView({
    ...coat,
    breed,
    ageInMonths: months,
    shown: horse.startsDay === utcDay(now),
    worn: { pieces, colour },
  });
  return {
    id: horse.id,
    name: horse.name,
    breedName: breedName(breed),
    gender: horse.sex,
    level: horse.level,
    discipline: horse.discipline,
    color,
    description,
    look,
    ageInMonths: months,
    age: formatAge(months),
    retired: months >= RETIRED_FROM,
    owner: horse.ownerUsername === null ? null : { id: horse.ownerId, username: horse.ownerUsername },
    breeder: breederOf(horse),
    showsEntered: horse.showsEntered,
    earnings: horse.earnings,
    inbreeding: horse.inbreeding,
    giftFoal: horse.giftFoal,
    aptitude: DISCIPLINES.map((discipline) => ({
      discipline,
      points: toTenths(aptitudeIn(horse.aptitude, discipline)),
    })),
    foals: horse.foals,
    backdrop: horse.backdrop,
    nameplate: horse.nameplate,
    tackColour: horse.tackColour,
    // A retired stallion stays in `studs` but covers no mares.
    sale:
      horse.listingId === null || horse.price === null
        ? null
        : { listingId: horse.listingId, price: horse.price },
    stud: months >= RETIRED_FROM ? null : studOf(horse),
  };
}

function breederOf({ breederId: id, breederUsername: username }: CardRow) {
  return id === null || username === null ? null : { id, username };
}

function studOf({ studFee: fee, studNote: note, studOwnBreedOnly: ownBreedOnly }: CardRow) {
  return fee === null || note === null || ownBreedOnly === null ? null : { fee, note, ownBreedOnly };
}
