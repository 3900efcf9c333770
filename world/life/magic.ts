import { maneStyleOf } from '../../game/horses/breeds.ts';
import { MANE_STYLES } from '../../game/horses/coat/look-values.ts';
import { BACKDROPS } from '../../game/magic/backdrops.ts';
import { MAGIC_ROWS, type Wish } from '../../game/magic/items.ts';
import { decideMagic } from '../../game/magic/use-magic.ts';
import { isRefusal } from '../../game/refusal.ts';
import { chance, pick } from '../../game/rng.ts';
import { breedOfRow, type HorseRow } from '../../server/horses/horse-row.ts';
import { magicHorseOf } from '../../server/horses/state/magic.ts';
import type { Visit } from './life.ts';

/** Uses a backdrop or another mane for a favourite if the player has spare coins. */
export function useMagic(visit: Visit, { id }: HorseRow): void {
  const { life, person } = visit;
  const horse = life.population.horse(id);
  const wish = drawWish(visit, horse);
  if (visit.coins < MAGIC_ROWS[wish.item].price + visit.reserve) return;
  const at = visit.step();
  const balance = life.books.balance(person.id);
  const plan = decideMagic({ horse: magicHorseOf(horse), balance }, wish, at);
  if (isRefusal(plan)) return;
  const { maneStyle, backdrop } = plan.horse;
  life.population.changeHorse(id, { maneStyle, backdrop });
  if (plan.history !== null)
    life.records.event(at, {
      horseId: id,
      kind: 'magic',
      details: { what: plan.history },
      playerId: person.id,
    });
  const description = `${MAGIC_ROWS[wish.item].label} for ${horse.name}`;
  life.books.post(at, person.id, { balance: plan.balance, kind: 'magic', description });
}

type LookWish = Extract<Wish, { item: 'lantern' | 'mane_scroll' }>;

function drawWish({ life: { rng } }: Visit, horse: HorseRow): LookWish {
  if (chance(rng, 0.55)) return { item: 'lantern', backdrop: pick(rng, BACKDROPS) };
  const usual = horse.maneStyle ?? maneStyleOf(breedOfRow(horse), false);
  return {
    item: 'mane_scroll',
    maneStyle: pick(
      rng,
      MANE_STYLES.filter((style) => style !== usual),
    ),
  };
}
