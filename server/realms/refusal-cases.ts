import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import { TEST_PASSWORD } from '../testing/app/test-app.ts';
import { newcomer, type RefusalCases } from '../testing/refusal-case.ts';

/* What a directory adds to other calls; those of realms alone are in realms.test.ts. */

const OWN = { currentPassword: TEST_PASSWORD };

const inRealms = (home: string | null) =>
  newcomer
    .with(({ app }) => ({ directoryId: newId(app.clock.now()) }))
    .after(({ app, by, directoryId }) =>
      sql`insert into realm_accounts (account_id, directory_id, home_name, home_address, since)
        values (${by.id}, ${directoryId}, ${home}, ${home && 'https://meadow.fetlock.test'}, now())`.execute(
        app.db,
      ),
    );

/** Inputs of calls that ask for a password. */
const WITH_PASSWORD: Readonly<Record<string, object>> = {
  'PATCH /api/account/password': { newPassword: 'a better horse' },
  'PATCH /api/account/email': { email: 'new@example.org' },
  'POST /api/account/deletion': {},
  'POST /api/account/export': {},
  'POST /api/account/access-tokens': { name: 'My tool', scopes: ['horses'] },
  'POST /api/account/two-factor/begin': {},
  'POST /api/account/two-factor/turn-off': { code: '123456' },
  'POST /api/account/two-factor/recovery-codes': { code: '123456' },
};

export const REALM_REFUSALS: RefusalCases = {
  ...Object.fromEntries(
    Object.entries(WITH_PASSWORD).map(([route, body]): [string, RefusalCases[string]] => [
      `${route} 403 SIGNS_IN_ELSEWHERE`,
      [
        'You sign in at The meadow. Please do this there.',
        inRealms('The meadow').sends({ body: { ...OWN, ...body } }),
      ],
    ]),
  ),
  'POST /api/account/deletion 409 STABLES_ELSEWHERE': [
    'You have a stable in The meadow, which you could no longer get into. Please delete it there first.',
    inRealms(null)
      .after(async ({ by, directoryId: id, directory: { db } }) => {
        await sql`insert into accounts (id, home_realm, home_player_id) values (${id}, 'hill', ${by.id})`.execute(
          db,
        );
        await sql`insert into stables (account_id, realm, player_id, username)
          values (${id}, 'meadow', ${id}, 'Far away')`.execute(db);
      })
      .sends({ body: OWN }),
  ],
  'POST /api/account/deletion 503 DIRECTORY_AWAY': inRealms(null)
    .after(({ directory }) => {
      directory.isAway = true;
    })
    .mend(async ({ directory }) => {
      directory.isAway = false;
    })
    .sends({ body: OWN }),
};
