import { FOAL_RULES_VERSION } from '../../../game/breeding/foal.ts';
import { firstId, NOBODY, type Corruption } from './corruption.ts';

const foal = firstId('horses', 'sire_id is not null');
const born = firstId('covers', 'foal_id is not null');
const unborn = firstId('covers', 'foal_id is null');
const open = firstId('stud_requests', `status = 'open'`);
const accepted = firstId('stud_requests', `status = 'accepted'`);

export const BREEDING_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'foals_are_those_of_their_cover',
    by: `update horses set inbreeding = 0.125 where id = ${foal}`,
    and: ['births_recompute'],
  },
  {
    check: 'foals_are_those_of_their_cover',
    by: `update covers set foal_id = ${NOBODY} where id = ${born}`,
    and: ['gift_foals_are_those_of_free_covers'],
  },
  ...['height_cm', 'body_words'].map((column): Corruption => ({
    check: 'births_recompute',
    by: `update horses set ${column} = ${column} + 1 where id = ${foal}`,
  })),
  {
    check: 'foals_are_a_generation_after_their_parents',
    by: `update horses set generation = 2 where id = ${foal}`,
  },
  {
    check: 'covers_of_a_mare_are_counted',
    by: `update horses set covers = covers + 1 where covers > 0`,
  },
  {
    check: 'mares_in_foal_carry_one',
    by: `update horses set foals_at = null where foals_at is not null`,
  },
  {
    check: 'no_foal_is_overdue',
    by: `with later as (update horses set foals_at = foals_at - interval '30 days' where foals_at is not null)
      update covers set foals_at = foals_at - interval '30 days' where id = ${unborn}`,
  },
  {
    check: 'horses_have_breeding_values',
    by: `delete from breeding_values where horse_id = ${foal}`,
  },
  {
    check: 'no_breeding_value_is_overdue',
    by: `update breeding_values set due_at = due_at - interval '900 days' where horse_id = ${foal}`,
  },
  {
    // Neck set of the foal, by half a deviation.
    check: 'breeding_values_recompute',
    by: `update breeding_values set estimates = set_byte(estimates, 8, (get_byte(estimates, 8) + 2) % 256) where horse_id = ${foal}`,
  },
  {
    check: 'no_foal_is_early',
    by: `update covers set foals_at = foals_at + interval '9 days' where id = ${born}`,
  },
  {
    check: 'studs_are_stallions_of_their_owner',
    by: `update horses set sex = 'gelding', breeding_check_until = null where id in (select stallion_id from studs)`,
  },
  {
    check: 'open_requests_are_of_owners_and_studs',
    by: `delete from studs`,
  },
  {
    check: 'open_requests_are_of_owners_and_studs',
    by: `update stud_requests set from_id = to_id where id = ${open}`,
    and: ['fees_of_covers_are_in_the_books'],
  },
  {
    check: 'no_stud_request_is_overdue',
    by: `update stud_requests set expires_at = expires_at - interval '30 days' where id = ${open}`,
  },
  {
    check: 'accepted_requests_have_a_cover',
    by: `update stud_requests set entropy = 'f00' where id = ${accepted}`,
  },
  {
    check: 'escrows_hold_the_fees_of_open_requests',
    by: `update stud_requests set status = 'declined', answered_at = requested_at where id = ${open}`,
    and: ['fees_of_covers_are_in_the_books'],
  },
  {
    check: 'gift_foals_are_those_of_free_covers',
    by: `update horses set gift_foal = not gift_foal where id = ${foal}`,
  },
  {
    check: 'gifts_are_taken_once',
    by: `update players set free_registry_fee = true where id in (select player_id from covers where free_fee)`,
  },
  {
    check: 'gifts_are_taken_once',
    by: `update players set free_breeding_check = true
      where id in (select player_id from vet_requests where service = 'breeding_check' and price = 0)`,
  },
  {
    check: 'fees_of_covers_are_in_the_books',
    by: `update covers set request_id = null where request_id is not null`,
    and: ['accepted_requests_have_a_cover'],
  },
  {
    check: 'seeds_of_covers_derive_from_the_secret',
    by: `update covers set seed_hash = 'f00' where id = ${unborn}`,
  },
  {
    check: 'births_recompute',
    by: `update covers set entropy = repeat('0', 32) where foal_id is not null and request_id is null`,
  },
  {
    check: 'births_recompute',
    by: `insert into missed_covers (id, mare_id, stallion_id, player_id, request_id, covered_at, birth_number, seed_hash,
        entropy, rules)
      select id, mare_id, stallion_id, player_id, request_id, covered_at, birth_number, seed_hash, entropy, ${FOAL_RULES_VERSION}
      from covers where id = ${unborn}`,
    and: ['covers_of_a_mare_are_counted'],
  },
  {
    check: 'births_recompute',
    by: `update horses set aptitude[1] = aptitude[1] + 1 where id = ${foal}`,
  },
  {
    check: 'births_recompute',
    by: `update horses set form[20] = form[20] + 1 where id = ${foal}`,
  },
  {
    check: 'births_recompute',
    by: `update horses set talent[2] = talent[2] + 1 where id = ${foal}`,
  },
  {
    check: 'bodies_of_founders_recompute',
    by: `update horses set body_words = body_words # 1 where id = (
      select id from horses where sire_id is null and not exists (select from listings where horse_id = horses.id) limit 1)`,
  },
  {
    check: 'standings_of_breeders_equal_history',
    by: `update breeder_standings set bred = bred + 1 where season = 0`,
  },
  {
    check: 'levels_of_foals_sum_for_their_breeders',
    by: `update breeders set foal_levels = foal_levels + 1`,
  },
];
