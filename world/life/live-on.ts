import { startingCraftSkill } from '../../game/tack/craft-quality.ts';
import { VET_SECONDS } from '../../game/care/vet.ts';
import { aPlayer } from '../../server/founding/played/builders.ts';
import { mate } from './breed.ts';
import { Visit, type Life } from './life.ts';
import { TimePasser } from './pass-time.ts';
import type { Person } from './person.ts';
import { planVisits, type PlannedVisit } from './plan-visits.ts';
import { buyStoreHorse } from './buy-horse.ts';
import { meansOf, teamOf, turnOthersOut } from './care.ts';
import { missing, play } from './visit.ts';
import { MINUTE } from '../../game/game-time.ts';

/** Approximate starts of a team horse at one visit. */
const STARTS = 1.6;
/** A visit ends before the shows of the next minute. */
const LATEST_SECOND = 30;
/** From the last purchases to the seeded time. */
const LAST_MS = 12 * MINUTE;

export interface Living {
  readonly people: readonly Person[];
  readonly usernames: readonly string[];
  readonly starts?: number;
  readonly afterVisit: (done: number, of: number) => Promise<void>;
}

/** Plays all players' visits in chronological order. */
export async function liveOn(life: Life, { people, usernames, starts = STARTS, afterVisit }: Living) {
  const visits: PlannedVisit[] = [];
  for (const person of people)
    visits.push(...planVisits(life.rng, person, { playerId: person.id, now: life.now }));
  const inOrder = visits.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const names = new Map(people.map(({ id }, index) => [id, usernames[index] ?? '']));
  leaveForTheRich(life, people);
  const first = inOrder[0]?.at ?? life.now;
  const time = new TimePasser(life, new Date(first.getTime() - MINUTE));
  let free = 0;
  for (const [index, { at, playerId, next }] of inOrder.entries()) {
    const begins = beginOf(Math.max(at.getTime(), free));
    const person = life.people.get(playerId);
    if (!person) throw new Error(`No person ${playerId}`);
    time.passTo(begins);
    if (!life.population.players.has(playerId))
      join(life, person, { username: names.get(playerId) ?? '', begins });
    const visit = new Visit(life, person, { at: begins, nextVisit: next });
    const matings = play(visit, starts);
    free = visit.at.getTime() + 1;
    if (matings.length > 0) {
      const afterVet = beginOf(visit.at.getTime() + VET_SECONDS * 1000);
      time.passTo(afterVet);
      const rest = new Visit(life, person, { at: afterVet, nextVisit: next });
      mate(rest, matings);
      free = rest.at.getTime() + 1;
    }
    await afterVisit(index + 1, inOrder.length);
  }
  const last = new Date(Math.max(free, life.now.getTime() - LAST_MS));
  time.passTo(last);
  buyWhatIsMissing(life, people, last);
  time.passTo(life.now);
}

/** Just after the shows of a minute, and well before the next ones. */
function beginOf(at: number): Date {
  const minute = Math.floor(at / MINUTE) * MINUTE;
  if (at - minute > LATEST_SECOND * 1000) return new Date(minute + MINUTE + 1000);
  return new Date(Math.max(at, minute + 1000));
}

function join(
  life: Life,
  { id, guild, joinedAt }: Person,
  { username, begins }: { username: string; begins: Date },
) {
  life.books.open(joinedAt, id);
  const player = aPlayer({
    id,
    username,
    guild,
    craftSkill: startingCraftSkill(guild),
    createdAt: joinedAt,
    lastSeenAt: begins,
  });
  life.population.add({ player, horses: [] });
}

/** Leaves part of what large stables should buy unassigned, because some cannot afford it. */
function leaveForTheRich({ unclaimed }: Life, people: readonly Person[]): void {
  for (const person of people) {
    const left = Math.floor(person.horses * UNCLAIMED);
    person.horses -= left;
    person.founders = Math.min(person.founders, person.horses);
    unclaimed.horses += left;
  }
}

const UNCLAIMED = 0.25;

/**
 * Rich players buy the horses that newcomers could not afford, or for which a request was declined after the last
 * visit. Horses that nobody can afford are not bought.
 */
function buyWhatIsMissing(life: Life, people: readonly Person[], at: Date): void {
  let horses = people.reduce((sum, person) => sum + missing(person), life.unclaimed.horses);
  const means = new Map(
    people.map((person) => [person, meansOf(new Visit(life, person, { at, nextVisit: null }))]),
  );
  const times = new Map<Person, number>();
  for (let time = at; horses > 0;) {
    const [richest] = people.reduce<[Person | undefined, number]>(
      (best, person) => {
        const coins = means.get(person) ?? -Infinity;
        return coins > best[1] ? [person, coins] : best;
      },
      [undefined, -Infinity],
    );
    if (!richest) return;
    const visit = new Visit(life, richest, { at: time, nextVisit: null });
    if (!buyStoreHorse(visit, { saveUp: true })) {
      means.delete(richest);
      continue;
    }
    horses -= 1;
    life.population.changePlayer(richest.id, { lastSeenAt: visit.at });
    turnOthersOut(visit, teamOf(visit));
    const bought = (times.get(richest) ?? 0) + 1;
    times.set(richest, bought);
    means.set(richest, meansOf(visit) - SPREAD * bought);
    time = new Date(visit.at.getTime() + 1);
  }
}

/** Coins; prevents one player from buying everything. */
const SPREAD = 1500;
