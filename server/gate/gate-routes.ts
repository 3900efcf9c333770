import { seeGate, takeFromGate as takeFromGateCall } from '../../contract/gate.ts';
import { drawGate, GATE_FEED, GATE_PRICE, gateAim, gateStory, type GateHorse } from '../../game/gate/gate.ts';
import { storeGenotype } from '../../game/horses/genetics/genotype.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Rng } from '../../game/rng.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { horseView } from '../horses/views/horse-view.ts';
import type { Serve } from '../http/serve.ts';
import { countNewcomer } from '../newcomers/newcomers.ts';
import { gateDay, gateSeed, gateToken, readGateToken } from './gate-token.ts';
import { takeFromGate } from './take-from-gate.ts';

/** Each draws three founders. */
const GATES_PER_MINUTE = 30;

export function gateRoutes(serve: Serve, secret: Buffer): void {
  serve.read(
    seeGate,
    async (db, { query: { token }, now, rng }) => {
      const seen = token === undefined ? undefined : readGateToken(secret, token);
      const today = gateDay(now);
      const isNew = seen?.day !== today;
      const gate = isNew ? { bytes: drawBytes(rng), day: today } : seen;
      // A browser keeps its gate for the day.
      if (isNew) await countNewcomer(db, now, 'gate_seen');
      return {
        token: gateToken(secret, gate),
        price: GATE_PRICE,
        feed: GATE_FEED,
        horses: drawGate(gateSeed(secret, gate)).map(gateHorseView),
      };
    },
    { perMinute: GATES_PER_MINUTE },
  );

  serve.change(takeFromGateCall, async (tx, { player, body: { token, nth, horseName }, now }) => {
    const gate = readGateToken(secret, token);
    // Whoever looked before midnight may still take a horse after it.
    if (!gate || gate.day < gateDay(now) - 1) return refuse('GATE_OLD');
    const horse = drawGate(gateSeed(secret, gate))[nth];
    if (!horse) throw new RangeError(`No horse ${nth} at the gate`);
    const taken = await takeFromGate(tx, now, { playerId: player.id, gate, horse, name: horseName });
    if (isRefusal(taken)) return taken;
    return {
      message: `${horseName} is yours.`,
      coins: taken.coins,
      horse: horseView(Object.assign(taken.horse, { genesSeen: false }), now),
    };
  });
}

function drawBytes(rng: Rng): Buffer {
  return Buffer.from(Array.from({ length: 16 }, () => Math.floor(rng.next() * 256)));
}

/** Without alleles and points. */
function gateHorseView(horse: GateHorse, nth: number) {
  const { role, name, breed, sex, discipline, genotype, traits, ageInMonths } = horse;
  const { color, ...coat } = coatView({
    genotype: storeGenotype(genotype),
    traits,
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
