import * as contract from '../../contract/gate.ts';
import {
  drawGate,
  GATE_FEED,
  GATE_PRICE,
  gateAim,
  gateStory,
  type GateHorse,
  type GateSire,
} from '../../game/gate/gate.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Rng } from '../../game/rng.ts';
import { registrar } from '../accounts/registrar.ts';
import type { SignInGuard } from '../accounts/sign-in-guard.ts';
import { signedIn, type SigningIn } from '../accounts/signing-in.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { horseView } from '../horses/views/horse-view.ts';
import type { Serve } from '../http/serve.ts';
import { countNewcomer } from '../newcomers/newcomers.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { drawGateSire, readGateSire } from './gate-sires.ts';
import { gateDay, gateOfNetwork, gateSeed, gateToken, readGateToken, type Gate } from './gate-token.ts';
import { takeFromGate, type Taking } from './take-from-gate.ts';

/** Each draws three founders. Visitors of a network share theirs. */
const GATES_PER_MINUTE = { perMinute: 30 } as const;
const VISITORS_GATES_PER_MINUTE = { perMinute: 150 } as const;
/** The guard counts tries. */
const GUESTS_PER_MINUTE = 60;

interface GateRoutesOptions {
  readonly secret: Buffer;
  readonly guard: SignInGuard | undefined;
  readonly signingIn: SigningIn;
}

export function gateRoutes(serve: Serve, { secret, guard, signingIn }: GateRoutesOptions): void {
  serve.read(
    contract.seeGate,
    async (db, { query: { token }, now, rng, network }) => {
      const seen = await readGate(db, secret, token);
      if (seen?.day === gateDay(now)) return gateView(secret, seen);
      if ((await guard?.tryDrawGate(network)) ?? true) return gateView(secret, await newGate(db, now, rng));
      return { ...gateView(secret, { ...gateOfNetwork(secret, now, network), sire: null }), token: null };
    },
    VISITORS_GATES_PER_MINUTE,
  );

  serve.read(
    contract.seeOwnGate,
    async (db, { query: { token }, now, rng }) => {
      const seen = await readGate(db, secret, token);
      return gateView(secret, seen?.day === gateDay(now) ? seen : await newGate(db, now, rng));
    },
    GATES_PER_MINUTE,
  );

  serve.change(contract.takeFromGate, async (tx, { player, body, now }) => {
    const choice = await readChoice(tx, secret, now, body);
    if (isRefusal(choice)) return choice;
    const taken = await takeFromGate(tx, now, { playerId: player.id, ...choice });
    if (isRefusal(taken)) return taken;
    return { message: broughtHome(choice), coins: taken.coins, horse: ownView(taken.horse, now) };
  });

  serve.steps(
    contract.beginAsGuest,
    { perMinute: GUESTS_PER_MINUTE, steps: ['count the try', 'begin and sign in'] },
    async (db, { body, now, network, browser }) => {
      const choice = await readChoice(db, secret, now, body);
      if (isRefusal(choice)) return choice;
      const counted = await guard?.tryBeginGuest(network);
      if (isRefusal(counted)) return counted;
      const begun = await inTransaction(db, (tx) => beginAsGuest(signingIn, tx, now, { ...choice, browser }));
      if (isRefusal(begun)) {
        await counted?.takeBack();
        return begun;
      }
      // Gives the browser its cookie now: keeping counts as a registration of this browser.
      if (guard) registrar(browser);
      return {
        ...signedIn(begun.opened),
        message: broughtHome(choice),
        horse: ownView(begun.horse, now),
      };
    },
  );
}

interface ChoiceSent {
  readonly token: string;
  readonly nth: number;
  readonly horseName: string;
}

async function readChoice(
  db: Db,
  secret: Buffer,
  now: Date,
  { token, nth, horseName: name }: ChoiceSent,
): Promise<Omit<Taking, 'playerId'> | Refusal<'GATE_OLD'>> {
  const gate = await readGate(db, secret, token);
  // Whoever looked before midnight may still take a horse after it.
  if (!gate || gate.day < gateDay(now) - 1) return refuse('GATE_OLD');
  const horse = drawGate(gateSeed(secret, gate), gate.sire)[nth];
  if (!horse) throw new RangeError(`No horse ${nth} at the gate`);
  return { secret, gate, horse, name };
}

const broughtHome = ({ name }: Pick<Taking, 'name'>) => `${name} is yours.`;

const ownView = (horse: HorseRow, now: Date) => horseView(Object.assign(horse, { genesSeen: false }), now);

interface SeenGate extends Gate {
  readonly sire: GateSire | null;
}

/** Undefined if it was not made here, or the sire of the foal has left the house stables. */
async function readGate(db: Db, secret: Buffer, token: string | undefined): Promise<SeenGate | undefined> {
  const gate = token === undefined ? undefined : readGateToken(secret, token);
  return gate && withSire(db, gate);
}

/** Counted once a browser and day: it keeps its gate. */
async function newGate(db: Db, now: Date, rng: Rng): Promise<SeenGate> {
  await countNewcomer(db, now, 'gate_seen');
  const gate = { bytes: drawBytes(rng), day: gateDay(now), sireId: await drawGateSire(db, now, rng) };
  return (await withSire(db, gate)) ?? { ...gate, sireId: null, sire: null };
}

async function withSire(db: Db, gate: Gate): Promise<SeenGate | undefined> {
  if (gate.sireId === null) return { ...gate, sire: null };
  const sire = await readGateSire(db, gate.sireId);
  return sire && { ...gate, sire };
}

function drawBytes(rng: Rng): Buffer {
  return Buffer.from(Array.from({ length: 16 }, () => Math.floor(rng.next() * 256)));
}

function gateView(secret: Buffer, gate: SeenGate) {
  return {
    token: gateToken(secret, gate),
    price: GATE_PRICE,
    feed: GATE_FEED,
    horses: drawGate(gateSeed(secret, gate), gate.sire).map(gateHorseView),
  };
}

/** Without alleles and points. */
function gateHorseView(horse: GateHorse, nth: number) {
  const { role, name, breed, sex, discipline, genome, traits, form, ageInMonths } = horse;
  const { color, ...coat } = coatView({
    genotype: storeGenome(genome),
    traits,
    form,
    breed: breed.id,
    ageInMonths,
    maneStyle: null,
  });
  return {
    ...coat,
    nth,
    role,
    name,
    aim: gateAim(horse),
    story: [...gateStory(horse)],
    breedId: breed.id,
    breedName: breed.name,
    sex,
    discipline,
    ageInMonths,
    colorName: color,
  };
}
