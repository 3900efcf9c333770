import { MARKET_PAYS, RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import type { Invariant } from './invariant.ts';

export const TRADE_INVARIANTS = [
  {
    name: 'listings_repeat_what_they_sell',
    offending: `
      select listing.id, listing.kind, listing.horse_id, listing.tack_id from listings listing
      left join horses horse on horse.id = listing.horse_id
      left join tack piece on piece.id = listing.tack_id
      where case listing.kind
        when 'tack' then (listing.seller_id, listing.tack_type, listing.quality)
            is distinct from (piece.owner_id, piece.type, piece.quality) or piece.horse_id is not null
        else (listing.seller_id, listing.breed, listing.sex, listing.born_at, listing.level, listing.height_cm,
            listing.body_words, listing.expected_height_cm, listing.expected_body_words)
          is distinct from (horse.owner_id, horse.breed, horse.sex, horse.born_at, horse.level, horse.height_cm,
            horse.body_words, horse.expected_height_cm, horse.expected_body_words) end`,
  },
  {
    name: 'horses_at_the_market_wait_for_a_home',
    offending: `
      select coalesce(horse.id, listing.horse_id) as id, listing.price
      from (select id from horses where owner_id = '${HOUSE}') horse
      full join (select horse_id, price from listings where kind = 'rescue') listing on listing.horse_id = horse.id
      where (listing.price = ${RESCUE_PRICE} and horse.id is not null) is not true`,
  },
  {
    name: 'horses_at_the_market_owe_nothing',
    offending: `
      select id from horses where owner_id = '${HOUSE}' and (
        exists (
          select from show_history entry join shows show on show.id = entry.show_id
          where entry.horse_id = horses.id and entry.status = 'pending' and show.rules_version is null
        )
        or exists (select from tack where horse_id = horses.id)
        or exists (select from studs where stallion_id = horses.id))`,
  },
  {
    name: 'locked_horses_are_not_for_sale',
    offending: `
      select horse.id from horses horse join listings listing on listing.horse_id = horse.id where horse.locked`,
  },
  {
    name: 'sales_to_the_market_are_in_the_books',
    offending: `
      select coalesce(sold.player_id, booked.player_id) as player_id, sold.horses, booked.coins
      from (
        select player_id, count(*) as horses from horse_events where kind = 'sold_to_market' group by player_id
      ) sold
      full join (
        select line.account_id as player_id, sum(line.amount) as coins
        from ledger_history line
        join ledger_history house on house.journal_id = line.journal_id and house.account_id = '${HOUSE}' and house.amount < 0
        where line.type = 'horse_sale' and line.account_id <> '${HOUSE}' group by 1
      ) booked on booked.player_id = sold.player_id
      where sold.horses * ${MARKET_PAYS} is distinct from booked.coins`,
  },
  {
    name: 'sales_between_players_are_in_the_books',
    offending: `
      select coalesce(sold.seller_id, booked.player_id) as player_id, sold.coins as owed, booked.coins
      from (select seller_id, sum(price - (price * 5 + 99) / 100) as coins from sales group by seller_id) sold
      full join (
        select line.account_id as player_id, sum(line.amount) as coins
        from ledger_history line
        join ledger_history house on house.journal_id = line.journal_id and house.account_id = '${HOUSE}' and house.amount > 0
        where line.type in ('horse_sale', 'tack_sale') and line.amount > 0 and line.account_id <> '${HOUSE}' group by 1
      ) booked on booked.player_id = sold.seller_id
      where coalesce(sold.coins, 0) is distinct from coalesce(booked.coins, 0)`,
  },
] as const satisfies readonly Invariant[];
