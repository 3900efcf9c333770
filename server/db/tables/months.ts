/** Partitions of `show_history` and `ledger_history`: the first day (UTC) of an archived month, or 'infinity'. */
export interface MonthColumn {
  month: string;
}
