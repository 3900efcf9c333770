import type { z } from 'zod';
import type { showEntries } from '../../../contract/shows/show-results.ts';
import type { EnteredRow } from './results-queries.ts';
import { ownerView } from './read-heat.ts';

type EntrantView = z.input<(typeof showEntries)['reply']>[number];

/** An entry for whoever wants to run the show again; before it has run, only who is in it. */
export function entrantView(row: EnteredRow): EntrantView {
  const start = startOf(row);
  return {
    entryId: row.id,
    horseId: row.horse_id,
    name: row.horse_name,
    owner: ownerView(row),
    enteredAt: row.entered_at.toISOString(),
    entropy: start && row.entropy,
    start,
  };
}

function startOf({ result, place, field_size, score, prize }: EnteredRow): EntrantView['start'] {
  if (result === null || place === null || field_size === null || score === null || prize === null)
    return null;
  const {
    guild,
    skill,
    tack,
    aptitude,
    level,
    happiness,
    form,
    heat,
    raw,
    points,
    luck,
    creatorPaid,
    houseCut,
  } = result;
  return {
    guild,
    skill,
    aptitude,
    level,
    happiness,
    form,
    heat,
    raw,
    points,
    luck,
    tack: [...tack],
    place,
    score,
    prize,
    houseCut: houseCut ?? 0,
    creatorPaid: creatorPaid ?? false,
    fieldSize: field_size,
  };
}
