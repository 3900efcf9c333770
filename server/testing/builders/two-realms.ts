import { afterAll, expect } from 'vitest';
import { appForFile, type Route, type TestApp, type TestPlayer } from '../app/test-app.ts';
import { addressOf, openTestDirectory, type TestDirectory } from '../database/directory.ts';

export interface Reply {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Record<string, unknown> & { readonly signedIn?: SignedIn; readonly starting?: Starting };
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

interface Starting {
  readonly token: string;
}

/** Two whole games over one directory. Players register on the hill. A third realm has no game. */
interface TwoRealms {
  readonly directory: TestDirectory;
  readonly hill: TestApp;
  readonly meadow: TestApp;
  /** "POST /api/realms/:slug/go 404 REALM_NOT_FOUND" */
  readonly refused: ReadonlySet<string>;
  send(app: TestApp, route: Route, sent: object, token?: string): Promise<Reply>;
  go(player: TestPlayer, slug?: string, app?: TestApp): Promise<Reply>;
  /** By default in the meadow. */
  arrive(token: string, stable?: object, app?: TestApp): Promise<Reply>;
  /** A token that leads into the meadow. */
  handoverOf(player: TestPlayer): Promise<string>;
  /** Starts a stable in the meadow. */
  settle(player: TestPlayer): Promise<TestPlayer>;
}

/** Call at the top of a test file; closes both at its end. */
export async function twoRealmsForFile(): Promise<TwoRealms> {
  const directory = await openTestDirectory(['hill', 'meadow', 'shore']);
  afterAll(() => directory.close());
  const hill = await appForFile({ directory: directory.of('hill') });
  const meadow = await appForFile({ directory: directory.of('meadow') });
  const refused = new Set<string>();
  let started = 0;

  const send: TwoRealms['send'] = async (app, route, sent, token) => {
    const { status, body } = await app.call(route, sent, token);
    if (status !== 200) refused.add(`${route} ${status} ${body.code}`);
    return { status, code: body.code, body: body as Reply['body'] };
  };
  const go: TwoRealms['go'] = (player, slug = 'meadow', app = hill) =>
    send(app, 'POST /api/realms/:slug/go', { params: { slug } }, player.token);
  const arrive: TwoRealms['arrive'] = (token, stable = {}, app = meadow) =>
    send(app, 'POST /api/auth/arrive', { body: { token, ...stable } });
  const handoverOf: TwoRealms['handoverOf'] = async (player) => {
    const { body } = await go(player);
    const [page, token = ''] = String(body['address']).split('#');
    expect(page).toBe(`${addressOf('meadow')}/arrive`);
    return token;
  };

  return {
    directory,
    hill,
    meadow,
    refused,
    send,
    go,
    arrive,
    handoverOf,
    async settle(player) {
      started += 1;
      const username = `Willa ${started}`;
      const { body } = await arrive(await handoverOf(player), { username });
      const { token = '', user } = body.signedIn ?? {};
      const call: TestPlayer['call'] = (route, sent) => meadow.call(route, sent, token);
      return { id: user?.id ?? '', username, token, email: player.email, call };
    },
  };
}
