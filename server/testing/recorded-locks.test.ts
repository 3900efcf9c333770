import { describe, expect, test } from 'vitest';
import { rowLocks } from './recorded-locks.ts';

describe('the recorder finds', () => {
  test.each([
    ['select id from shows where id = $1 for share', 'shows'],
    [
      'select p.id from players p join ledger_accounts purse on purse.id = p.id for update',
      'players, ledger_accounts',
    ],
    [
      'with horse as (select * from horses where id = $1 order by id for update) select * from horse join players owner on owner.id = horse.owner_id',
      'horses',
    ],
    [
      'select 1 from (select 2 from horses) gained join breeders breeder on true order by 1 for update of breeder',
      'breeders',
    ],
    ['insert into inventory (a) values (1) on conflict (a) do update set a = 2', 'inventory'],
    ['with horse as (update horses set xp = 1) insert into show_entries (id) values (1)', 'horses'],
    ['select "level" from "players" where "id" = $1 for update', 'players'],
    ['select id from horses', ''],
  ])('%s: %s', (statement, tables) => {
    expect(
      rowLocks(statement)
        .map(({ table }) => table)
        .join(', '),
    ).toBe(tables);
  });
});
