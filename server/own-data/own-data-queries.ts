import { throughMonths, type MonthTerms } from '../db/months/through-months.ts';

/**
 * What a player gets as a file. Left out: keys and secrets, what a horse hides (its alleles), and what others said
 * about the player in confidence (reports). The test names every such table.
 */
const partsOf = ({ showEntries, ledgerEntries }: MonthTerms): Readonly<Record<string, string>> => ({
  account: `
    select account.id, player.username, account.email, account.email_confirmed_at, account.birth_year, player.guild,
      player.level, player.xp, player.craft_skill, player.free_insights, player.free_breeding_check,
      player.free_registry_fee, player.boxes, player.premium_until, player.shows_everything,
      player.username_changed_at, player.guild_changed_at, player.last_seen_at, player.created_at
    from accounts account join players player on player.id = account.id where account.id = :playerId`,
  profile: `select bio, shop_name, picture, is_private from profiles where player_id = :playerId`,
  'balance of coins': `select coins, tradable from ledger_accounts where id = :playerId`,
  'coins in and out': `
    select id, at, type, description, amount, tradable from ${ledgerEntries} where account_id = :playerId
    order by id desc`,
  horses: `
    select id, name, breed, sex, born_at, discipline, level, xp, class_level, grade, best_class, best_grade,
      put_back, aptitude, skill, shows_entered,
      earnings, sire_id, dam_id, breeder_id, inbreeding, gift_foal, locked, genes_published, mane_style, backdrop,
      nameplate, nameplates, tack_colour, tack_colours, created_at
    from horses where owner_id = :playerId order by id`,
  'favourites in boxes': `select horse_id, since from boxed_horses where player_id = :playerId order by horse_id`,
  keepsakes: `
    select id, horse_id, pastime, place, kept_at, age_months, mane_style from keepsakes
    where player_id = :playerId order by id`,
  tack: `select id, type, quality, maker_id, starter_of is not null as starter, horse_id, created_at from tack where owner_id = :playerId order by id`,
  inventory: `select kind, item, quantity from inventory where player_id = :playerId order by kind, item`,
  'show entries': `
    select id, show_id, horse_id, discipline, level, grade, veteran, runs_at, entered_at, status, fee, place, field_size, score,
      prize from ${showEntries} where player_id = :playerId order by id desc`,
  'shows created': `
    select id, discipline, level, entry_fee, prize, runs_at, status, created_at from shows
    where created_by = :playerId order by id desc`,
  'shows followed': `select show_id, runs_at from show_follows where player_id = :playerId order by show_id`,
  'covers of own mares': `
    select id, mare_id, stallion_id, covered_at, foals_at, free_check, free_fee, of_gate, foal_id from covers
    where mare_id in (select id from horses where owner_id = :playerId) order by id`,
  'covers of own mares that did not take': `
    select id, mare_id, stallion_id, covered_at from missed_covers
    where mare_id in (select id from horses where owner_id = :playerId) order by id`,
  'stallions at stud': `
    select stallion_id, fee, note, own_breed_only, placed_at from studs where player_id = :playerId
    order by stallion_id`,
  'stud requests': `
    select id, stallion_id, mare_id, from_id, to_id, fee,
      case when hidden_from(:playerId, from_id) then '' else note end as note, requested_at, status, answered_at from stud_requests
    where from_id = :playerId or to_id = :playerId order by id`,
  'vet visits': `
    select id, horse_id, service, price, requested_at, completes_at, status from vet_requests
    where player_id = :playerId order by id`,
  'health tests': `
    select horse_id, price, tested_at, published from health_tests where player_id = :playerId order by horse_id`,
  'genetic insights': `select horse_id, how, at from genetic_insights where player_id = :playerId order by at`,
  'on sale': `
    select id, kind, horse_id, tack_id, price, listed_at from listings where seller_id = :playerId order by id`,
  sales: `
    select id, kind, seller_id, buyer_id, price, sold_at, horse_id, breed, tack_type, quality, left_to_buyer from sales
    where seller_id = :playerId or buyer_id = :playerId order by id`,
  'letters sent': `
    select id, recipient_id, subject, body, sent_at from letters
    where sender_id = :playerId and not deleted_by_sender order by id`,
  'letters received': `
    select id, sender_id, subject, body, sent_at, read_at from letters
    where recipient_id = :playerId and not deleted_by_recipient and not hidden_from(:playerId, sender_id) order by id`,
  'messages in chat': `select id, message, sent_at, removed from chat_messages where player_id = :playerId order by id`,
  'players blocked': `select blocked_id, at from blocks where player_id = :playerId order by id`,
  'reports made': `
    select reason, comment, at from reports where reporter_id = :playerId order by at`,
  'muted until': `select until, why, since from mutes where player_id = :playerId`,
  'suspended until': `select until, why, since from suspensions where account_id = :playerId`,
  'deletion requested': `select requested_at, deletes_at from account_deletions where player_id = :playerId`,
  devices: `
    select id, name, known_at, first_seen_at, last_seen_at from devices where account_id = :playerId order by id`,
  'open sessions': `
    select device_id, created_at, used_at, expires_at from sessions where account_id = :playerId order by created_at`,
  'access tokens': `
    select id, name, scopes, made_at, expires_at, used_on from access_tokens where account_id = :playerId order by id`,
  'other realms': `select home_name, home_address, since from realm_accounts where account_id = :playerId`,
  'what waits': `
    select id, device_name, sentence, requested_at, runs_at, state, ended_at, reason from waiting_calls
    where account_id = :playerId order by id`,
  'two-factor': `select on_since from second_factors where account_id = :playerId`,
  notifications: `select id, endpoint, created_at from push_subscriptions where player_id = :playerId order by id`,
  'news settings': `select read_at, topics_off, mails_foals from news_readers where player_id = :playerId`,
  'moments seen': `
    select births_at, births_id, starts_at, starts_id, classes_at, classes_id,
      grown_at, grown_id, level from moments_seen where player_id = :playerId`,
  'daily round': `select rounds, plan, last from daily_rounds where player_id = :playerId`,
  'first steps': `select collected, skipped_at, lab_at, guide_ended_at from first_steps where player_id = :playerId`,
  'coat album': `select part, key, horse_id, at from album_slots where player_id = :playerId order by at, part, key`,
  'wish of the album': `select colour from album_wishes where player_id = :playerId`,
  'customer of payments': `
    select customer, practice, subscription, paid_until, renews from payment_customers where player_id = :playerId`,
  subscriptions: `
    select id, practice, renews, ended_at, read_at from subscriptions where player_id = :playerId order by id`,
  payments: `
    select id, kind, subscription, horse_id, cents, currency, period_start, period_end, state, practice, paid_at
    from payments where player_id = :playerId order by paid_at`,
});

/** One statement: all parts as of one instant. */
export const findOwnData = throughMonths('own_data_find', (terms) =>
  Object.entries(partsOf(terms))
    .map(([part, sql]) => `select '${part}' as part, (select json_agg(one) from (${sql}) one) as rows`)
    .join(' union all '),
);
