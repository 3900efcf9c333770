import { aRequest, makeFit } from './builders/breeding.ts';
import { aCase, block, decide, operatorOf, report, undo } from './builders/moderation.ts';
import { aFedHorse } from './builders/stable.ts';
import { aListing } from './builders/trade.ts';
import type { TestApp, TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
  readonly bert: TestPlayer;
  /** Anna's, at stud. */
  readonly stallion: string;
}

type LockCase = readonly [order: string, useCase: () => Promise<() => Promise<unknown>>];

/** Expected table order by call. */
export const moderationLockCases = (scene: () => Scene): Readonly<Record<string, LockCase>> => ({
  'POST /api/reports': [
    'accounts, report_cases',
    async () => {
      const { anna, bert } = scene();
      await anna.call('PATCH /api/user/bio', { body: { bio: 'Go away.' } });
      return () => report(bert, 'bio', anna.id);
    },
  ],
  'PUT /api/blocked-players/:id': ['accounts', async () => () => block(scene().anna, scene().bert.id)],
  'PUT /api/admin/words': [
    'moderation_settings, filter_words',
    async () => {
      const operator = await operatorOf(scene().app);
      return () => operator.call('PUT /api/admin/words', { body: { list: 'refuse', word: 'glorp' } });
    },
  ],
  'POST /api/admin/cases/:id/decide': [
    'accounts, report_cases, suspensions, waiting_calls, horses, stud_requests, ledger_accounts, ledger_totals',
    async () => {
      const { app, anna, bert, stallion } = scene();
      await aListing(anna, 1_500);
      const mare = await aFedHorse(bert);
      await makeFit(app, mare);
      await aRequest(bert, mare, stallion);
      const caseId = await aCase(app, anna);
      return () => decide(app, caseId, 'suspend');
    },
  ],
  'POST /api/admin/decisions/:id/undo': [
    'accounts, report_cases, decisions, profiles',
    async () => {
      const { app, anna } = scene();
      const decision = await decide(app, await aCase(app, anna), 'remove');
      return () => undo(app, decision);
    },
  ],
});

/** Calls that lock at most one table. */
export const OTHER_MODERATION_CALLS = [
  'PUT /api/moderation/birth-year',
  'DELETE /api/blocked-players/:id',
  'DELETE /api/admin/words/:word',
  'PUT /api/admin/slow-mode',
  'PUT /api/admin/contact/:id',
];
