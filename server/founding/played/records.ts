import type { EventDetails, EventKind } from '../../../game/horses/history.ts';
import type { Row } from './row-queries.ts';
import type { NewId } from './seeded-ids.ts';

interface Event {
  readonly horseId: string;
  readonly kind: EventKind;
  readonly details: EventDetails;
  readonly otherHorseId?: string;
  readonly playerId?: string;
}

/** Rows of a seeded world that change only within a visit, or never. */
export class Records {
  readonly events: Row<'horse_events'>[] = [];
  readonly rescued = new Set<string>();
  /** Until when a free breeding check is valid, by horse. */
  readonly freeChecks = new Map<string, Date>();
  readonly vetRequests: Row<'vet_requests'>[] = [];
  readonly healthTests: Row<'health_tests'>[] = [];
  readonly covers: Row<'covers'>[] = [];
  readonly missedCovers: Row<'missed_covers'>[] = [];
  readonly requests: Row<'stud_requests'>[] = [];
  readonly studs = new Map<string, Row<'studs'>>();
  readonly sales: Row<'sales'>[] = [];
  readonly profiles: Row<'profiles'>[] = [];
  readonly insights: Row<'genetic_insights'>[] = [];
  readonly boxed = new Map<string, Row<'boxed_horses'>>();
  readonly #newId: NewId;

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  event(at: Date, { horseId, kind, details, otherHorseId, playerId }: Event): void {
    if (kind === 'rescued') this.rescued.add(horseId);
    this.events.push({
      horseId,
      id: this.#newId(at),
      at,
      kind,
      details,
      otherHorseId: otherHorseId ?? null,
      playerId: playerId ?? null,
    });
  }
}
