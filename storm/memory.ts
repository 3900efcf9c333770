import { pick, type Rng } from '../game/rng.ts';

export type Seen = Readonly<Record<string, unknown>>;

/** The kind of thing, by the first matching address pattern. */
const BY_ADDRESS: readonly (readonly [address: RegExp, kind: string])[] = [
  [/^GET \/api\/horses$/, 'own horse'],
  [/^GET \/api\/market\/rescue-horses$/, 'rescue'],
  [/^\S+ \/api\/tack/, 'own tack'],
  [/my-entries|\/horses\/:id\/entries|\/results/, 'entry'],
  [/\/mates/, 'stud'],
  [/^\S+ \/api\/(?:horses|search\/horses|leaderboards\/horses|breeding)/, 'horse'],
  [/\/api\/shows\/:id\/entries/, 'entry'],
  [/\/api\/shows/, 'show'],
  [/search\/tack/, 'tack'],
  [/\/api\/messages/, 'letter'],
  [/\/api\/chat/, 'message'],
  [/\/api\/stud-requests|\/api\/studs/, 'stud request'],
  [/\/api\/marketplace|\/api\/market/, 'listing'],
  [/\/api\/devices/, 'device'],
  [/\/api\/waiting-calls/, 'waiting call'],
  [/\/api\/admin\/cases/, 'case'],
  [/\/api\/admin\/decisions/, 'decision'],
  [/\/api\/admin\/contact/, 'contact'],
  [/\/api\/account\/access-tokens/, 'access token'],
  [/\/api\/push/, 'push device'],
  [/\/api\/news/, 'event'],
  [/\/api\/(?:players|search\/players|users|leaderboards|blocked)/, 'player'],
];

/** The kind of object in a field, by the field's name. */
const BY_FIELD: Readonly<Record<string, string>> = {
  horse: 'horse',
  mare: 'horse',
  stallion: 'horse',
  sire: 'horse',
  dam: 'horse',
  foal: 'horse',
  player: 'player',
  owner: 'player',
  seller: 'player',
  breeder: 'player',
  creator: 'player',
  user: 'player',
  show: 'show',
  listing: 'listing',
  tack: 'own tack',
  request: 'stud request',
  decision: 'decision',
  accessToken: 'access token',
};

/** Fields that contain an id, a name or a key. */
const OF_FIELD: readonly (readonly [field: RegExp, kind: string])[] = [
  [/^storeHorseId$/, 'store horse'],
  [/^listingId$/, 'listing'],
  [/^(?:horseId|mareId|stallionId|foalId)$/, 'horse'],
  [/^(?:playerId|ownerId|sellerId|breederId)$/, 'player'],
  [/^showIds?$/, 'show'],
  [/^entryId$/, 'entry'],
  [/^tackId$/, 'own tack'],
  [/^eventId$/, 'event'],
  [/^(?:username|ownerName|sellerName|from|to)$/, 'username'],
  [/^(?:code)$/, 'code'],
  [/^setupKey$/, 'setup key'],
  [/^price$|^totalPrice$|^fee$/, 'price'],
  [/^word$/, 'word'],
  [/^profilePicture(?:URL)?$/, 'picture'],
];

const DEVICE_CODE = /^[A-Z\d]{4}-[A-Z\d]{4}$/;

/** Remembers this many of each kind, the latest. */
const MOST = 40;

/** Things that a player has seen in answers, by kind and id. */
export class Memory {
  readonly #kinds = new Map<string, Map<string, Seen>>();

  note(kind: string, id: string, seen: Seen = {}): void {
    const all = this.#kinds.get(kind) ?? new Map<string, Seen>();
    const before = all.get(id);
    all.delete(id);
    all.set(id, { ...before, ...seen, id });
    for (const oldest of all.keys()) {
      if (all.size <= MOST) break;
      all.delete(oldest);
    }
    this.#kinds.set(kind, all);
  }

  /** Forgets everything of this kind. */
  forget(kind: string): void {
    this.#kinds.delete(kind);
  }

  /** Forgets a thing that no longer exists. */
  drop(id: unknown): void {
    if (typeof id === 'string') for (const all of this.#kinds.values()) all.delete(id);
  }

  all(kind: string): readonly Seen[] {
    return [...(this.#kinds.get(kind)?.values() ?? [])];
  }

  any(rng: Rng, kind: string, fits: (seen: Seen) => boolean = () => true): Seen | undefined {
    const fitting = this.all(kind).filter(fits);
    return fitting.length === 0 ? undefined : pick(rng, fitting);
  }

  /** A thing of any kind. */
  anything(rng: Rng): Seen | undefined {
    const kinds = [...this.#kinds.keys()];
    return kinds.length === 0 ? undefined : this.any(rng, pick(rng, kinds));
  }

  /** Remembers everything in an answer. */
  learn(route: string, body: unknown): void {
    const kind = BY_ADDRESS.find(([address]) => address.test(route))?.[1] ?? 'thing';
    this.#learn(body, kind);
  }

  #learn(body: unknown, kind: string): void {
    if (Array.isArray(body)) {
      for (const one of body) this.#learn(one, kind);
      return;
    }
    if (typeof body !== 'object' || body === null) return;
    const seen = body as Seen;
    if (typeof seen['id'] === 'string') this.note(kind, seen['id'], seen);
    for (const [field, value] of Object.entries(seen)) {
      const of = OF_FIELD.find(([pattern]) => pattern.test(field))?.[1];
      for (const one of Array.isArray(value) ? value : [value])
        if (of === 'code' && !DEVICE_CODE.test(String(one))) continue;
        else if (of !== undefined && (typeof one === 'string' || typeof one === 'number'))
          this.note(of, String(one), { ...seen, value: one });
      this.#learn(value, BY_FIELD[field] ?? (Array.isArray(value) ? kind : 'thing'));
    }
  }
}
