import { randomUUID } from 'node:crypto';
import { granted, untilAnswered, type Answer, type Client, type Route, type Sent } from './client.ts';

/** The replies that one player received, stored outside the database. */
export interface Diary {
  readonly username: string;
  readonly email: string;
  readonly token: string;
  readonly horse: string;
  /** Milliseconds, here and below: replies before an instant must be in a backup of that instant. */
  readonly bornAt: number;
  readonly letters: Map<string, number>;
  readonly entries: Map<string, number>;
  readonly feed: number[];
  /** The key of an unanswered purchase: a retry with it buys only once. */
  unansweredFeed: string | null;
}

export interface Findings {
  readonly found: number;
  readonly lost: readonly string[];
}

const START_FEED = { feed_type: 'semiannually' } as const;
const JOURNAL_FEED = 'monthly';
const OFFERS_TRIED = 12;

/** Records each answer, and checks later that everything is still there. */
export class Journal {
  readonly diaries: Diary[] = [];
  readonly #call: Client;
  #born = 0;
  #refused = 0;

  constructor(call: Client) {
    this.#call = call;
  }

  /** Refusals of store offers that somebody else bought first. */
  get refused(): number {
    return this.#refused;
  }

  /** A player with a fed horse. Survives outages: each write is repeated with its key until it is answered. */
  async newcomer(): Promise<Diary> {
    const number = ++this.#born;
    const username = `Rider ${number} ${randomUUID().slice(0, 4)}`;
    const account = { username, email: `${randomUUID()}@example.org`, password: 'bran mash 7 rosa' };
    const { token } = await this.#insist('POST /api/auth/register', { body: account });
    await this.#insist('PUT /api/moderation/birth-year', { body: { birthYear: 1990 } }, token);
    const horse = await this.#buyHorse(token, number);
    await this.#insist('POST /api/inventory/buy-feed', { body: { ...START_FEED, quantity: 1 } }, token);
    await this.#insist('POST /api/horses/:id/use-feed', { params: { id: horse }, body: START_FEED }, token);
    const nothing = { letters: new Map(), entries: new Map(), feed: [], unansweredFeed: null };
    const { email } = account;
    const diary: Diary = { username, email, token, horse, bornAt: Date.now(), ...nothing };
    this.diaries.push(diary);
    return diary;
  }

  /** Newcomers who begin together see the same store offers: the second buyer is refused and takes another. */
  async #buyHorse(token: string, number: number): Promise<string> {
    const route = 'POST /api/store/purchase';
    for (let attempt = 0; attempt < OFFERS_TRIED; attempt++) {
      const query = { breedId: 'hanoverian' };
      const store = granted(
        'GET /api/store/horses',
        await untilAnswered(() => this.#call('GET /api/store/horses', { query }, token)),
      );
      const offers = store.tiers[0]?.horses ?? [];
      const storeHorseId = offers[(number + attempt) % offers.length]?.storeHorseId;
      const body = { storeHorseId, horseName: 'Juniper', gender: 'mare', discipline: 'racing' };
      const key = randomUUID();
      const answer = await untilAnswered(() => this.#call(route, { body, key }, token));
      if (answer.body.code !== 'OFFER_GONE') return granted(route, answer).horse.id;
      this.#refused += 1;
    }
    throw new Error(`${OFFERS_TRIED} store offers were sold to somebody else first`);
  }

  /** The `sendId` makes the letter arrive once. */
  async write(from: Diary, to: Diary): Promise<void> {
    const letter = {
      toUsername: to.username,
      subject: 'Your mare',
      body: 'Is she for sale?',
      sendId: randomUUID(),
    };
    const { status, body } = await untilAnswered(() =>
      this.#call('POST /api/messages', { body: letter }, from.token),
    );
    if (status === 200) from.letters.set(body.id, Date.now());
  }

  /** Repeats a write with one key until it is answered, and expects that it is granted. */
  async #insist<R extends Route>(route: R, sent: Sent<R>, token?: string): Promise<Answer<R>['body']> {
    const key = randomUUID();
    return granted(route, await untilAnswered(() => this.#call(route, { ...sent, key }, token)));
  }

  /** Retries an unanswered purchase at the next turn; its key makes it happen once. */
  async buyFeed(player: Diary): Promise<void> {
    player.unansweredFeed ??= randomUUID();
    const sent = { body: { feed_type: JOURNAL_FEED, quantity: 1 }, key: player.unansweredFeed };
    const { status } = await this.#call('POST /api/inventory/buy-feed', sent, player.token);
    player.unansweredFeed = null;
    if (status === 200) player.feed.push(Date.now());
  }

  async enterShow(player: Diary): Promise<void> {
    const query = { horse_id: player.horse, limit: '1' };
    const shows = await this.#call('GET /api/shows', { query }, player.token);
    const id = shows.status === 200 ? shows.body[0]?.id : undefined;
    if (id === undefined) return;
    const sent = { params: { id }, body: { horse_id: player.horse } };
    const { status, body } = await this.#call('POST /api/shows/:id/enter', sent, player.token);
    if (status === 200) player.entries.set(body.receipt.entryId, Date.now());
  }

  /** Checks everything that was answered up to now, or up to `before`. */
  async check(call = this.#call, before = Date.now()): Promise<Findings> {
    const lost: string[] = [];
    let found = 0;
    const players = this.diaries.filter(({ bornAt }) => bornAt <= before);
    for (const { username, token, letters, entries, feed, unansweredFeed } of players) {
      const idsBefore = (answers: ReadonlyMap<string, number>) =>
        [...answers].flatMap(([id, at]) => (at <= before ? [id] : []));
      const bags = feed.filter((at) => at <= before).length;
      const expected = { letters: idsBefore(letters), entries: idsBefore(entries) };
      const stock = await untilAnswered(() => call('GET /api/inventory/feed', {}, token));
      if (stock.status !== 200) {
        lost.push(`the account of ${username}`);
        continue;
      }
      const have = stock.body.find(({ feedType }) => feedType === JOURNAL_FEED)?.quantity ?? 0;
      if (have < bags) lost.push(`${bags - have} bags of feed of ${username}`);
      if (have > feed.length + Number(unansweredFeed !== null))
        lost.push(`${username} got more feed than was bought`);
      const sent = await idsOf(call, 'GET /api/messages/sent', token);
      const entered = await idsOf(call, 'GET /api/shows/my-entries', token);
      for (const id of expected.letters) if (!sent.has(id)) lost.push(`letter ${id} of ${username}`);
      for (const id of expected.entries) if (!entered.has(id)) lost.push(`entry ${id} of ${username}`);
      found += 1 + bags + expected.letters.length + expected.entries.length;
    }
    return { found, lost };
  }
}

const PAGE = 100;

/** Reads every page of the list. */
async function idsOf(
  call: Client,
  route: 'GET /api/messages/sent' | 'GET /api/shows/my-entries',
  token: string,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let before: string | undefined; ;) {
    const query = { limit: String(PAGE), ...(before !== undefined && { before }) };
    const body = granted(route, await untilAnswered(() => call(route, { query }, token)));
    for (const { id } of body) ids.add(id);
    before = body.at(-1)?.id;
    if (body.length < PAGE) return ids;
  }
}
