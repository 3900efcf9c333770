import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aRoundPlayer, changePlan, doRound, roundAhead } from '../testing/builders/round.ts';
import { changeHorse } from '../testing/builders/stable.ts';

let anna: TestPlayer;
let juniper: string;
let iris: string;
const app = await appForFile();
beforeEach(async () => {
  ({ anna, juniper, iris } = await aRoundPlayer(app));
});

test('moves a horse down that wins nothing more, and reports it', async () => {
  await changeHorse(app.db, juniper, { level: 5, classLevel: 5, bestClass: 5, prizelessStarts: 10 });
  await changePlan(anna, DEFAULT_PLAN);
  const ahead = await roundAhead(anna);
  expect(ahead.order.movingDown).toEqual([juniper]);
  expect(ahead.sentences.movingDown).toBe('Juniper moves down to class 1, where a prize is within reach.');
  const { report } = (await doRound(anna, [juniper])).body;
  expect(report).toMatchObject({
    movedDown: [{ horseId: juniper, classLevel: 1, grade: 'bronze' }],
    refusals: [],
  });
  expect(report.entered.map(({ level }) => level)).toEqual([1]);
  expect((await anna.call('GET /api/horses/:id', { params: { id: juniper } })).body).toMatchObject({
    standing: { classLevel: 1, grade: 'bronze', bestClass: 5 },
  });
  const again = await doRound(anna, [juniper, iris], {
    feeding: null,
    entries: [],
    training: [],
    movingDown: [juniper, iris],
  });
  expect(again.body.report).toMatchObject({
    movedDown: [],
    refusals: [
      { part: 'salary' },
      { part: 'shows', horseId: juniper, code: 'NOT_TO_PUT_BACK' },
      { part: 'shows', horseId: iris, code: 'NOT_TO_PUT_BACK' },
    ],
  });
  const bert = await app.newPlayer();
  const theirs = await doRound(bert, [], { feeding: null, collect: false, movingDown: [juniper] });
  expect(theirs.body.report.refusals).toMatchObject([{ part: 'shows', code: 'NOT_YOUR_HORSE' }]);
});

test('brings a horse nearer to moving down where no start pays, and reports it', async () => {
  for (const [id, prizelessStarts] of [
    [juniper, 9],
    [iris, 5],
  ] as const)
    await changeHorse(app.db, id, { level: 5, classLevel: 5, bestClass: 5, prizelessStarts });
  await changePlan(anna, DEFAULT_PLAN);
  const { order, sentences } = await roundAhead(anna);
  expect(order.nearingDown).toEqual([juniper]);
  expect(order.entries).toMatchObject([{ horseId: juniper }]);
  expect(sentences.nearingDown).toBe(
    'After one more start without a prize Juniper may move down to class 1, where a prize is within reach: this round makes it.',
  );
  const { body } = await anna.call('POST /api/round', { body: { ...order, nearingDown: [juniper, iris] } });
  expect(body.report).toMatchObject({ nearingDown: [juniper], entered: [{ horseId: juniper, level: 5 }] });
  expect((await roundAhead(anna)).last?.nearingDown).toEqual([juniper]);
  // Until the result is known, also after midnight.
  expect((await roundAhead(anna)).order).toMatchObject({ nearingDown: [], entries: [] });
  await changeHorse(app.db, juniper, { startsToday: 0 });
  expect((await roundAhead(anna)).order).toMatchObject({ nearingDown: [], entries: [] });
  await app.pass(2 * 3600);
  expect((await roundAhead(anna)).order).toMatchObject({ nearingDown: [], movingDown: [juniper] });
});
