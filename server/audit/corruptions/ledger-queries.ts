import { firstId, NOBODY, type Corruption } from './corruption.ts';

const HOUSE = `'00000000-0000-0000-0000-000000000000'`;
const player = firstId('players');

export const LEDGER_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'journals_sum_to_zero',
    by: `update ledger_entries set journal_id = ${NOBODY} where account_id = ${HOUSE} and id = ${firstId('ledger_entries', `account_id = ${HOUSE}`)}`,
  },
  {
    check: 'accounts_equal_their_entries',
    by: `update ledger_accounts set tradable = tradable + 1 where id = ${player}`,
  },
  {
    check: 'balances_lead_from_nothing_to_the_coins_held',
    by: `update ledger_entries set balance = balance + 1 where id = ${firstId('ledger_entries', `type = 'feed' and account_id <> ${HOUSE}`)}`,
  },
  {
    check: 'all_entries_but_the_houses_have_a_balance',
    by: `update ledger_entries set balance = 7, line_number = 1 where id = ${firstId('ledger_entries', `account_id = ${HOUSE}`)}`,
  },
  {
    check: 'totals_equal_their_entries',
    by: `update ledger_totals set coins_in = coins_in + 1 where account_id = ${player} and type = 'start'`,
  },
  {
    check: 'totals_equal_their_entries',
    by: `delete from ledger_totals where account_id = ${player} and type = 'start'`,
  },
  {
    check: 'days_equal_their_entries',
    by: `update ledger_days set made = made + 1, purses = purses + 1 where id = ${firstId('ledger_days')}`,
  },
  {
    check: 'days_equal_their_entries',
    by: `update ledger_days set traded = traded + 7, trades = trades + 1 where id = ${firstId('ledger_days')}`,
  },
  {
    check: 'days_equal_their_entries',
    by: `delete from ledger_days where type = 'start'`,
  },
  {
    check: 'days_equal_their_entries',
    by: `update ledger_days set week = week - interval '7 days' where id = ${firstId('ledger_days')}`,
  },
  {
    check: 'tradable_is_within_coins',
    without: ['ledger_accounts ledger_accounts_tradable'],
    by: `update ledger_accounts set tradable = coins + 1 where id = ${player}`,
    and: ['accounts_equal_their_entries'],
  },
  {
    check: 'accounts_and_the_house_sum_to_zero',
    by: `update ledger_entries set amount = amount - 1 where id = ${firstId('ledger_entries', `account_id = ${HOUSE}`)}`,
    and: ['journals_sum_to_zero', 'days_equal_their_entries'],
  },
  {
    check: 'entries_are_of_known_kinds',
    by: `update ledger_entries set type = 'alms' where account_id = ${HOUSE} and type = 'start'`,
    and: ['days_equal_their_entries'],
  },
];
