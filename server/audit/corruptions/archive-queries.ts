import { HOUSE } from '../../ledger/ledger.ts';
import { firstId, type Corruption } from './corruption.ts';

const entry = firstId('show_history', `month <> 'infinity' and prize > 0`);
const account = `(select account_id from ledger_history where month <> 'infinity' and line_number = 3 limit 1)`;

/** For a world with archived months, shows and ledger lines. */
export const ARCHIVE_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'archived_entries_are_settled_and_in_their_month',
    by: `with early as (select min(runs_at) as at from show_history where month <> 'infinity')
      update world set archived_before = early.at from early`,
    and: ['archived_lines_are_the_first_and_in_their_month'],
  },
  {
    check: 'archived_lines_are_the_first_and_in_their_month',
    by: `update ledger_history set month = 'infinity' where account_id = ${account} and line_number = 1`,
  },
  {
    check: 'rows_are_in_one_month',
    by: `insert into ledger_entries (account_id, id, journal_id, at, type, description, amount, tradable, balance, line_number)
      select account_id, id, journal_id, at, type, description, amount, tradable, balance, line_number from ledger_history
      where month <> 'infinity' and account_id = '${HOUSE}' and type = 'start' limit 1`,
    and: ['accounts_and_the_house_sum_to_zero', 'days_equal_their_entries', 'journals_sum_to_zero'],
  },
  {
    check: 'journals_sum_to_zero',
    by: `update ledger_history set amount = amount - 1 where month <> 'infinity' and account_id = '${HOUSE}'
      and id = ${firstId('ledger_history', `month <> 'infinity' and account_id = '${HOUSE}'`)}`,
    and: ['accounts_and_the_house_sum_to_zero', 'days_equal_their_entries'],
  },
  {
    check: 'scores_recompute',
    // Not the score: it may be the best of the horse, which is counted.
    by: `update show_history set result = jsonb_set(result, '{points,tack}', '1') where id = ${entry}`,
  },
];
