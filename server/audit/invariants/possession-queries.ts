import { FEED_TYPES } from '../../../game/care/feed.ts';
import { COSMETIC_ROWS, COSMETICS, FIRST_WARDROBES } from '../../../game/cosmetics/cosmetics.ts';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../../game/horses/boxes.ts';
import { TREAT_TYPES } from '../../../game/care/treats.ts';
import { MATERIALS } from '../../../game/tack/materials.ts';
import { FIRST_STEPS } from '../../../game/first-steps/first-steps.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { sqlList, type Invariant } from './invariant.ts';

const STEP_IDS = `array[${sqlList(FIRST_STEPS.map(({ id }) => id))}]::text[]`;

const stepCoins = (column: string) =>
  `case ${column} ${FIRST_STEPS.map(({ id, reward }) => `when '${id}' then ${reward.coins}`).join(' ')} else 0 end`;

/** What the boxes of a stable have cost, by their number. */
const BOXES_COST = `case boxes ${Array.from({ length: MOST_BOXES - FIRST_BOXES + 1 }, (_, bought) => {
  const prices = Array.from({ length: bought }, (_box, index) => boxPrice(FIRST_BOXES + index) ?? 0);
  return `when ${FIRST_BOXES + bought} then ${prices.reduce((sum, price) => sum + price, 0)}`;
}).join(' ')} end`;

/** Rows `kind`, `item`, `price`: all that can be bought for a horse. */
const COSMETIC_PRICES = `values ${COSMETICS.flatMap((cosmetic) =>
  Object.entries<{ readonly price: number }>(COSMETIC_ROWS[cosmetic].rows)
    .filter(([, { price }]) => price > 0)
    .map(([item, { price }]) => `('${cosmetic}', '${item}', ${price})`),
).join(', ')}`;

const BOUGHT_COSMETICS = `
  select id, 'nameplate' as kind, unnest(nameplates) as item from horses where nameplates <> '{}'
  union all select id, 'tack_colour', unnest(tack_colours) from horses where tack_colours <> '{}'`;

export const POSSESSION_INVARIANTS = [
  {
    name: 'boxes_are_paid',
    offending: `
      select id, boxes, paid.coins from players
      left join (
        select account_id, -sum(amount) as coins from ledger_history
        where type = 'stable_box' and account_id <> '${HOUSE}' group by account_id
      ) paid on account_id = id
      where coalesce(paid.coins, 0) is distinct from ${BOXES_COST}`,
  },
  {
    name: 'boxes_hold_horses_and_no_more_than_they_can',
    offending: `
      select horse_id as id from boxed_horses where not exists (select from horses where id = horse_id)
      union all
      select player_id from boxed_horses join horses on horses.id = horse_id and owner_id = player_id
      group by player_id having count(*) > coalesce((select boxes from players where id = player_id), 0)`,
  },
  {
    name: 'horses_wear_cosmetics_that_are_free_or_bought',
    offending: `
      select id, nameplate, tack_colour from horses
      where nameplate <> '${FIRST_WARDROBES.nameplate.worn}' and nameplate <> all (nameplates)
        or tack_colour <> '${FIRST_WARDROBES.tack_colour.worn}' and tack_colour <> all (tack_colours)`,
  },
  {
    name: 'cosmetics_are_known_and_bought_once',
    offending: `
      select bought.id, bought.kind, bought.item from (${BOUGHT_COSMETICS}) bought
      left join (${COSMETIC_PRICES}) known (kind, item, price) using (kind, item)
      group by bought.id, bought.kind, bought.item having count(known.price) <> 1`,
  },
  {
    name: 'cosmetics_are_paid',
    offending: `
      select due.coins as due, booked.coins as booked
      from (
        select coalesce(sum(known.price), 0) as coins from (${BOUGHT_COSMETICS}) bought
        join (${COSMETIC_PRICES}) known (kind, item, price) using (kind, item)
      ) due,
      (
        select coalesce(sum(amount), 0) as coins from ledger_history
        where type = 'cosmetics' and account_id = '${HOUSE}'
      ) booked
      where due.coins <> booked.coins`,
  },
  {
    name: 'profiles_and_first_steps_are_of_players',
    offending: `
      select player_id from (
        select player_id from profiles union all select player_id from picture_uploads
        union all select player_id from picture_upload_counts union all select player_id from first_steps
      ) own where not exists (select from players where id = player_id)`,
  },
  {
    name: 'first_steps_are_known_and_taken_once',
    offending: `
      select player_id, collected from first_steps
      where not collected <@ ${STEP_IDS}
        or cardinality(collected) <> (select count(distinct step) from unnest(collected) step)`,
  },
  {
    name: 'rewards_of_first_steps_are_in_the_books',
    offending: `
      select coalesce(due.player_id, booked.account_id) as player_id, due.coins as due, booked.coins as booked
      from (
        select player_id, sum(${stepCoins('step')}) as coins
        from first_steps, unnest(collected) step group by player_id having sum(${stepCoins('step')}) > 0
      ) due
      full join (
        select account_id, sum(amount) as coins from ledger_history
        where type = 'first_steps' and account_id <> '${HOUSE}' group by account_id
      ) booked on booked.account_id = due.player_id
      where due.coins is distinct from booked.coins`,
  },
  {
    name: 'inventories_hold_nothing_negative',
    offending: `select player_id, kind, item, quantity from inventory where quantity < 0`,
  },
  {
    name: 'inventories_are_of_players_and_known_things',
    offending: `
      select player_id, kind, item from inventory
      where not exists (select from players where id = player_id)
        or not (kind = 'feed' and item in (${sqlList(FEED_TYPES)}) or kind = 'treat' and item in (${sqlList(TREAT_TYPES)})
          or kind = 'material' and item in (${sqlList(MATERIALS)}))`,
  },
] as const satisfies readonly Invariant[];
