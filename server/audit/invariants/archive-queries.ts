import { MONTH_OF } from '../../db/months/month-queries.ts';
import type { Invariant } from './invariant.ts';

export const ARCHIVE_INVARIANTS = [
  {
    name: 'archived_entries_are_settled_and_in_their_month',
    offending: `
      select entry.id, entry.month, entry.runs_at, entry.status
      from show_history entry left join shows show on show.id = entry.show_id cross join world
      where entry.month <> 'infinity' and (
        entry.status = 'pending' or show.status is distinct from 'completed'
        or entry.month <> ${MONTH_OF('entry.runs_at')} or entry.runs_at < archived_before is not true
      )`,
  },
  {
    name: 'archived_lines_are_the_first_and_in_their_month',
    offending: `
      select line.account_id, line.id, line.month, line.at
      from ledger_history line cross join world
      left join (
        select account_id, min(line_number) as line_number from ledger_entries where line_number is not null group by account_id
      ) recent using (account_id)
      where line.month <> 'infinity' and (
        line.line_number > recent.line_number or line.month <> ${MONTH_OF('line.at')}
        or line.at < archived_before + interval '1 hour' is not true
      )`,
  },
  {
    name: 'rows_are_in_one_month',
    offending: `
      select show_id as one, horse_id as other, count(*) as rows from show_history group by 1, 2 having count(*) > 1
      union all
      select account_id, id, count(*) from ledger_history group by 1, 2 having count(*) > 1`,
  },
] as const satisfies readonly Invariant[];
