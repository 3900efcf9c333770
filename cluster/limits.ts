import { NOTHING, gameMachineAt, type Cluster, type Fault } from './fault.ts';
import { clientOf } from './client.ts';
import type { GameMachine } from './game-machines.ts';
import type { Diary } from './journal.ts';
import { until } from './programs.ts';

const TRIES = 60;
/** Wrong passwords that an account may try before it must wait (decision 30). */
const FREE_TRIES = 5;
/** A different network from the bots'. */
const NETWORK = '198.51.100.7';
/** The bots use up the limit of theirs. */
const NETWORK_OF_CHECK = '203.0.113.7';
const ONLINE_WITHIN_SECONDS = 15;

/** Bypasses HAProxy, so that each process gets its share. */
export const limitsFault: Fault = {
  name: 'Limits and the online count, over three processes and their restarts',
  limits: NOTHING,
  async happen(cluster) {
    const { games, journal, load } = cluster;
    const owners = [await journal.newcomer(), await journal.newcomer()];
    const free = FREE_TRIES * owners.length;
    await games.roll({ isLimited: true });
    try {
      await expectChecked(cluster, owners, free, 'at once');
      const online = await load.inRealTime(async () => {
        const before = await untilOnlineIsRight(cluster);
        await games.roll();
        // After a wait each account gets one more try. If a restart cleared the counters, it would get five.
        await expectChecked(cluster, owners, owners.length, 'after all have restarted');
        return Math.max(before, await untilOnlineIsRight(cluster));
      });
      return `of ${TRIES} passwords ${free} were checked, after restarts ${owners.length}; all said that ${online} are online`;
    } finally {
      await games.roll({ isLimited: false });
    }
  },
};

async function expectChecked(
  { games }: Cluster,
  owners: readonly Diary[],
  expected: number,
  when: string,
): Promise<void> {
  const tries = Array.from({ length: TRIES }, (_, index) =>
    tryToSignIn(
      gameMachineAt(games, index),
      owners[Math.floor(index / games.machines.length) % owners.length],
    ),
  );
  const statuses = await Promise.all(tries);
  const [checked, refused] = [401, 429].map((status) => statuses.filter((one) => one === status).length);
  if (checked !== expected || refused !== TRIES - expected)
    throw new Error(
      `Of ${TRIES} passwords ${when}, ${checked} were checked and ${refused} refused, not ${expected}`,
    );
}

async function tryToSignIn(machine: GameMachine, owner: Diary | undefined): Promise<number> {
  const answer = await fetch(`${urlOf(machine)}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': NETWORK },
    body: JSON.stringify({ email: owner?.email, password: 'not the password' }),
  });
  await answer.text();
  return answer.status;
}

/**
 * Waits until all processes count every player as online. `check` makes a call as each of them, again and again: a
 * process adopts the last move of world time a few seconds late, so its first notes may already be too old to count.
 */
async function untilOnlineIsRight({ games, journal }: Cluster): Promise<number> {
  const call = clientOf(urlOf(gameMachineAt(games, 0)), NETWORK_OF_CHECK);
  let said = '';
  await until(
    'all processes know how many are online',
    async () => {
      await journal.check(call);
      const token = journal.diaries[0]?.token ?? '';
      const counts = await Promise.all(games.machines.map((machine) => onlineAt(machine, token)));
      said = `${counts.join(', ')} of ${journal.diaries.length}`;
      return counts.every((count) => count === journal.diaries.length);
    },
    { seconds: ONLINE_WITHIN_SECONDS },
  ).catch(() => {
    throw new Error(`The online counts were ${said}`);
  });
  return journal.diaries.length;
}

const urlOf = ({ address }: GameMachine) => `http://${address}:3001`;

async function onlineAt(machine: GameMachine, token: string): Promise<number> {
  const answer = await fetch(`${urlOf(machine)}/api/chat/online-count`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': NETWORK_OF_CHECK },
  });
  return ((await answer.json()) as { count: number }).count;
}
