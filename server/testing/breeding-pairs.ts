import { aMare, aRequest, aStallion, aStud } from './builders/breeding.ts';
import type { Stage } from './refusal-case.ts';
import { leaveCoins } from './builders/stable.ts';
import type { TestPlayer } from './app/test-app.ts';

export interface Pair {
  readonly by: TestPlayer;
  readonly mare: string;
  readonly stallion: string;
}

/** Of one stable. */
export async function ownPair({ app }: Stage): Promise<Pair> {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 20_000, 20_000);
  return { by, mare: await aMare(app, by), stallion: await aStallion(app, by) };
}

interface StudPair extends Pair {
  readonly owner: TestPlayer;
}

/** A mare, and another player's stallion at stud for 200 coins. */
export async function studPair({ app }: Stage, wishes: Parameters<typeof aStud>[2] = {}): Promise<StudPair> {
  const [by, owner] = [await app.newPlayer(), await app.newPlayer()];
  return { by, owner, mare: await aMare(app, by), stallion: await aStud(app, owner, wishes) };
}

export const covering = ({ mare, stallion }: Pair) => ({ body: { mareId: mare, stallionId: stallion } });
export const asking = ({ mare, stallion }: Pair, fee = 200) => ({
  params: { id: stallion },
  body: { mareId: mare, fee },
});

/** A request that is open, asked by the mare's owner of the stallion's. */
export async function openRequest(stage: Stage) {
  const pair = await studPair(stage);
  const id = await aRequest(pair.by, pair.mare, pair.stallion);
  return { ...pair, asks: pair.owner, sent: { params: { id } } };
}
