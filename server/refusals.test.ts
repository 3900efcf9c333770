import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT } from '../contract/contract.ts';
import { ACCOUNT_REFUSALS } from './accounts/refusal-cases.ts';
import { BREEDING_REFUSALS } from './breeding/refusal-cases.ts';
import { CARE_REFUSALS } from './care/refusal-cases.ts';
import { CHAT_REFUSALS } from './chat/refusal-cases.ts';
import { CONTACT_REFUSALS } from './contact/refusal-cases.ts';
import { ADMIN_REFUSALS } from './admin/refusal-cases.ts';
import { DEVICE_REFUSALS } from './devices/refusal-cases.ts';
import { FIRST_STEP_REFUSALS } from './first-steps/refusal-cases.ts';
import { GATE_REFUSALS } from './gate/refusal-cases.ts';
import { GUILD_WORK_REFUSALS } from './guild-work/refusal-cases.ts';
import {
  BOX_REFUSALS,
  GENETICS_REFUSALS,
  HEALTH_REFUSALS,
  INSIGHT_REFUSALS,
  OTHERS_HORSES,
} from './horses/refusal-cases.ts';
import { INVENTORY_REFUSALS } from './inventory/refusal-cases.ts';
import { MODERATION_REFUSALS } from './moderation/refusal-cases.ts';
import { LEDGER_REFUSALS } from './ledger/refusal-cases.ts';
import { COSMETIC_REFUSALS } from './cosmetics/refusal-cases.ts';
import { MAGIC_REFUSALS } from './magic/refusal-cases.ts';
import { MAIL_REFUSALS } from './mail/refusal-cases.ts';
import { MARKET_REFUSALS } from './market/refusal-cases.ts';
import { PLAYER_REFUSALS } from './players/refusal-cases.ts';
import { PREMIUM_REFUSALS } from './premium/refusal-cases.ts';
import { PROFILE_REFUSALS } from './profile/refusal-cases.ts';
import { PUSH_REFUSALS } from './push/refusal-cases.ts';
import { REALM_REFUSALS } from './realms/refusal-cases.ts';
import { RECORD_REFUSALS } from './records/refusal-cases.ts';
import { MOMENT_REFUSALS } from './moments/refusal-cases.ts';
import { KEEPSAKE_REFUSALS } from './keepsakes/refusal-cases.ts';
import { TROPHY_REFUSALS } from './trophies/refusal-cases.ts';
import { ROUND_REFUSALS } from './round/refusal-cases.ts';
import { PUBLIC_PAGE_REFUSALS } from './public-pages/refusal-cases.ts';
import { STABLE_REFUSALS } from './stables/refusal-cases.ts';
import {
  ENTRY_REFUSALS,
  FOLLOW_REFUSALS,
  PLAYER_SHOW_REFUSALS,
  SHOW_REFUSALS,
} from './shows/refusal-cases.ts';
import { MEADOW_REFUSALS } from './shows/meadow/refusal-cases.ts';
import { TACK_REFUSALS } from './tack/refusal-cases.ts';
import type { Route } from './testing/app/test-app.ts';
import { watchWrites, WORLD_TABLES, type WriteWatch } from './testing/database/whole-database.ts';
import { MARKETPLACE_REFUSALS } from './trade/marketplace/refusal-cases.ts';
import { TRADE_REFUSALS } from './trade/refusal-cases.ts';
import { openRefusalScene, type RefusalScene } from './testing/refusal-case.ts';

let scene: RefusalScene;
let writes: WriteWatch;
beforeAll(async () => {
  scene = await openRefusalScene();
  writes = await watchWrites(scene.app.db, WORLD_TABLES);
});
afterAll(async () => {
  await scene.app.close();
  await scene.directory.close();
});

const CASES = Object.entries({
  ...ACCOUNT_REFUSALS,
  ...DEVICE_REFUSALS,
  ...PLAYER_REFUSALS,
  ...REALM_REFUSALS,
  ...LEDGER_REFUSALS,
  ...PREMIUM_REFUSALS,
  ...PROFILE_REFUSALS,
  ...GENETICS_REFUSALS,
  ...INSIGHT_REFUSALS,
  ...HEALTH_REFUSALS,
  ...BOX_REFUSALS,
  ...OTHERS_HORSES,
  ...INVENTORY_REFUSALS,
  ...TACK_REFUSALS,
  ...CARE_REFUSALS,
  ...BREEDING_REFUSALS,
  ...ENTRY_REFUSALS,
  ...PLAYER_SHOW_REFUSALS,
  ...SHOW_REFUSALS,
  ...FOLLOW_REFUSALS,
  ...MEADOW_REFUSALS,
  ...PUSH_REFUSALS,
  ...RECORD_REFUSALS,
  ...TROPHY_REFUSALS,
  ...KEEPSAKE_REFUSALS,
  ...MOMENT_REFUSALS,
  ...STABLE_REFUSALS,
  ...PUBLIC_PAGE_REFUSALS,
  ...MAGIC_REFUSALS,
  ...COSMETIC_REFUSALS,
  ...MAIL_REFUSALS,
  ...CHAT_REFUSALS,
  ...MARKET_REFUSALS,
  ...GATE_REFUSALS,
  ...GUILD_WORK_REFUSALS,
  ...FIRST_STEP_REFUSALS,
  ...ROUND_REFUSALS,
  ...MODERATION_REFUSALS,
  ...CONTACT_REFUSALS,
  ...ADMIN_REFUSALS,
  ...TRADE_REFUSALS,
  ...MARKETPLACE_REFUSALS,
});

/** `#` stands for a number. */
function patternOf(sentence: string): RegExp {
  const literally = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literally.replaceAll('#', '[\\d,]+')}$`);
}

/** By route, status and code. */
const SENTENCES: ReadonlyMap<string, string> = new Map(
  CONTRACT.flatMap(({ method, path, refusals }) =>
    Object.entries(refusals).map(([code, [status, sentence]]) => [
      `${method} ${path} ${status} ${code}`,
      sentence,
    ]),
  ),
);

test.each(CASES)('%s changes nothing and gives the reason', async (name, refusal) => {
  const [method, path, status, code] = name.split(' ');
  const [sentence = '', provoke] =
    typeof refusal === 'function' ? ([SENTENCES.get(name), refusal] as const) : refusal;
  const { by, sent, app = scene.app, mend } = await provoke(scene);
  await writes.written();
  const answer = await app.call(`${method} ${path}` as Route, sent, by?.token);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: Number(status), code });
  expect(answer.body.message).toMatch(patternOf(sentence));
  expect(await writes.written()).toEqual([]);
  await mend?.();
});

test('every refusal of the contract is covered', () => {
  expect(CASES.map(([name]) => name).toSorted()).toEqual([...SENTENCES.keys()].toSorted());
});
