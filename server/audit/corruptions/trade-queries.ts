import { HOUSE } from '../../ledger/ledger.ts';
import { firstId, NOBODY, type Corruption } from './corruption.ts';

const listing = (kind: string) => firstId('listings', `kind = '${kind}'`);
const waiting = firstId('horses', `owner_id = '${HOUSE}'`);

/** For a world with a rescue horse, a horse and a piece of tack for sale, and a sale between players. */
export const TRADE_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'listings_repeat_what_they_sell',
    by: `update listings set level = level + 1 where id = ${listing('horse')}`,
  },
  ...['height_cm', 'body_words', 'expected_height_cm', 'expected_body_words'].map((column): Corruption => ({
    check: 'listings_repeat_what_they_sell',
    by: `update listings set ${column} = ${column} + 1 where id = ${listing('horse')}`,
  })),
  {
    check: 'listings_repeat_what_they_sell',
    by: `update listings set quality = quality + 1 where id = ${listing('tack')}`,
  },
  {
    check: 'listings_repeat_what_they_sell',
    by: `update listings set seller_id = ${NOBODY} where id = ${listing('tack')}`,
  },
  {
    check: 'horses_at_the_market_wait_for_a_home',
    by: `delete from listings where id = ${listing('rescue')}`,
  },
  {
    check: 'horses_at_the_market_wait_for_a_home',
    by: `update listings set price = 1 where id = ${listing('rescue')}`,
  },
  {
    check: 'horses_at_the_market_owe_nothing',
    by: `insert into studs (stallion_id, player_id, fee, note, own_breed_only, placed_at)
      values (${waiting}, '${HOUSE}', 5, '', false, now())`,
    and: ['studs_are_stallions_of_their_owner'],
  },
  {
    check: 'locked_horses_are_not_for_sale',
    by: `update horses set locked = true where id = (select horse_id from listings where kind = 'horse' limit 1)`,
  },
  {
    check: 'sales_between_players_are_in_the_books',
    by: `update sales set price = price + 100`,
  },
  {
    check: 'sales_to_the_market_are_in_the_books',
    by: `update horse_events set kind = 'renamed' where kind = 'sold_to_market'`,
  },
  {
    check: 'house_coins_stay_home',
    by: `update ledger_accounts set kind = 'house_purse' where id = (
      select payer.account_id from ledger_entries payer join ledger_entries receiver using (journal_id)
      where payer.amount < 0 and receiver.amount > 0 and '${HOUSE}' not in (payer.account_id, receiver.account_id)
      order by payer.id limit 1)`,
    and: ['players_have_one_purse_and_one_account', 'days_equal_their_entries'],
  },
];
