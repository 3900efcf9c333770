import { JOURNAL_KINDS } from '../../ledger/journal-kinds.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { DAY_SUMS, journalsOf } from '../../ledger/ledger-queries.ts';
import { sqlList, type Invariant } from './invariant.ts';

const DATED_LINES = `(
  select entry.*, kind, (at at time zone 'UTC')::date as day, date_bin('7 days', at, purse_index_due) as week
  from ledger_history entry cross join world left join ledger_accounts account on account.id = account_id
) line`;

export const LEDGER_INVARIANTS = [
  {
    name: 'journals_sum_to_zero',
    offending: `select journal_id, sum(amount) as sum, sum(tradable) as tradable from ledger_history
      group by journal_id having sum(amount) <> 0 or sum(tradable) <> 0`,
  },
  {
    name: 'accounts_equal_their_entries',
    offending: `
      select coalesce(account.id, entries.account_id) as account_id, account.coins, account.tradable,
        entries.coins as entered_coins, entries.tradable as entered_tradable
      from ledger_accounts account
      full join (
        select account_id, sum(amount) as coins, sum(tradable) as tradable
        from ledger_history where account_id <> '${HOUSE}' group by account_id
      ) entries on entries.account_id = account.id
      where account.coins is distinct from coalesce(entries.coins, 0)
        or account.tradable is distinct from coalesce(entries.tradable, 0)`,
  },
  {
    name: 'balances_lead_from_nothing_to_the_coins_held',
    offending: `
      select account_id, line_number, balance from (
        select account_id, line_number, balance,
          sum(amount) over (partition by account_id order by line_number) as reached,
          row_number() over (partition by account_id order by line_number) as counted
        from ledger_history where account_id <> '${HOUSE}'
      ) entry
      where balance <> reached or line_number <> counted
      union all
      select id, entries, coins from ledger_accounts
      where entries <> (select count(*) from ledger_history where account_id = ledger_accounts.id)`,
  },
  {
    name: 'all_entries_but_the_houses_have_a_balance',
    offending: `select account_id, id, balance from ledger_history where (balance is null) <> (account_id = '${HOUSE}')`,
  },
  {
    name: 'totals_equal_their_entries',
    offending: `
      select coalesce(total.account_id, entries.account_id) as account_id, coalesce(total.type, entries.type) as type,
        total.coins_in, total.coins_out, entries.coins_in as entered_in, entries.coins_out as entered_out
      from ledger_totals total
      full join (
        select account_id, type, sum(greatest(amount, 0)) as coins_in, sum(greatest(-amount, 0)) as coins_out
        from ledger_history where account_id <> '${HOUSE}' group by account_id, type
      ) entries on entries.account_id = total.account_id and entries.type = total.type
      where total.coins_in is distinct from entries.coins_in or total.coins_out is distinct from entries.coins_out`,
  },
  {
    name: 'days_equal_their_entries',
    offending: `
      select * from (
        select day, type, week, sum(made) as made, sum(taken) as taken, sum(cut) as cut, sum(purses) as purses,
          sum(escrow) as escrow, sum(traded) as traded, sum(trades) as trades
        from ledger_days group by day, type, week
      ) counted
      full join (
        select day, type, week, ${DAY_SUMS}
        from (${journalsOf(DATED_LINES, `'${HOUSE}'`, 'journal_id, day, week')}) journal group by day, type, week
      ) entries using (day, type, week)
      where (counted.made, counted.taken, counted.cut, counted.purses, counted.escrow, counted.traded, counted.trades)
        is distinct from
        (entries.made, entries.taken, entries.cut, entries.purses, entries.escrow, entries.traded, entries.trades)`,
  },
  {
    name: 'tradable_is_within_coins',
    offending: `select id, coins, tradable from ledger_accounts where coins < 0 or tradable not between 0 and coins`,
  },
  {
    name: 'accounts_and_the_house_sum_to_zero',
    offending: `
      select accounts, house from
        (select coalesce(sum(coins), 0) as accounts from ledger_accounts) owned,
        (select coalesce(sum(amount), 0) as house from ledger_history where account_id = '${HOUSE}') made
      where accounts + house <> 0`,
  },
  {
    name: 'house_coins_stay_home',
    offending: `
      select journal_id from ledger_history join ledger_accounts account on account.id = account_id
      group by journal_id
      having bool_or(kind = 'house_purse' and amount < 0) and bool_or(kind <> 'house_purse' and amount > 0)`,
  },
  {
    name: 'entries_are_of_known_kinds',
    offending: `select account_id, id, type from ledger_history where type not in (${sqlList(Object.keys(JOURNAL_KINDS))})`,
  },
] as const satisfies readonly Invariant[];
