import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT } from '../contract/contract.ts';
import { BREEDING_REFUSALS } from './breeding/refusal-cases.ts';
import { ENTRY_REFUSALS } from './shows/refusal-cases.ts';
import { INSIGHT_REFUSALS } from './horses/refusal-cases.ts';
import { GENETICS_REFUSALS } from './testing/genetics-refusal-cases.ts';
import { setStage, type Stage } from './testing/refusal-case.ts';
import { GUILD_REFUSALS } from './testing/guild-refusal-cases.ts';
import { PLAYER_SHOW_REFUSALS } from './testing/player-show-refusal-cases.ts';
import { TRAINING_REFUSALS } from './guild-work/refusal-cases.ts';
import { RECORD_REFUSALS } from './records/refusal-cases.ts';
import { MATE_REFUSALS } from './testing/mate-refusal-cases.ts';
import { SHOW_REFUSALS } from './testing/refusal-cases-of-shows.ts';
import { OTHERS_HORSES, REFUSALS } from './testing/refusal-cases.ts';
import type { Route } from './testing/app/test-app.ts';
import { TACK_REFUSALS } from './tack/refusal-cases.ts';
import { VET_REFUSALS } from './care/refusal-cases.ts';
import { wholeDatabase } from './testing/database/whole-database.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const CASES = Object.entries({
  ...REFUSALS,
  ...ENTRY_REFUSALS,
  ...BREEDING_REFUSALS,
  ...MATE_REFUSALS,
  ...VET_REFUSALS,
  ...TRAINING_REFUSALS,
  ...GUILD_REFUSALS,
  ...TACK_REFUSALS,
  ...INSIGHT_REFUSALS,
  ...GENETICS_REFUSALS,
  ...RECORD_REFUSALS,
  ...SHOW_REFUSALS,
  ...OTHERS_HORSES,
  ...PLAYER_SHOW_REFUSALS,
});

/** `#` stands for a number. */
function inWords(sentence: string): RegExp {
  const literally = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literally.replaceAll('#', '[\\d,]+')}$`);
}

test.each(CASES)('%s changes nothing and says why', async (name, [sentence, arrange]) => {
  const [method, path, status, code] = name.split(' ');
  const { by, sent, mend } = await arrange(stage);
  const before = await wholeDatabase(stage.app.db);
  const answer = await stage.app.call(`${method} ${path}` as Route, sent, by?.token);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: Number(status), code });
  expect(answer.body.message).toMatch(inWords(sentence));
  expect(await wholeDatabase(stage.app.db)).toEqual(before);
  await mend?.();
});

test('every refusal of the contract is among them', () => {
  const promised = CONTRACT.flatMap(({ method, path, refusals }) =>
    Object.entries(refusals).map(([code, [status]]) => `${method} ${path} ${status} ${code}`),
  );
  expect(CASES.map(([name]) => name).toSorted()).toEqual(promised.toSorted());
});
