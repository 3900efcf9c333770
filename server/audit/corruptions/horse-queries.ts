import { PLACE, STRAND_LENGTH } from '../../../game/horses/genetics/strands.ts';
import { firstId, NOBODY, type Corruption } from './corruption.ts';

const horse = firstId('horses');
const player = firstId('players');

const digitOf = (place: number) => place + 1;
const TWO_FRAMES = `overlay(overlay(genotype placing '1' from ${digitOf(PLACE.overo)}) placing '1' from ${digitOf(STRAND_LENGTH + PLACE.overo)})`;
const NO_ALLELE = `overlay(genotype placing '2' from ${digitOf(PLACE.overo)})`;

export const HORSE_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'horses_have_an_owner',
    by: `update horses set owner_id = ${NOBODY} where id not in (select horse_id from tack where horse_id is not null)`,
  },
  {
    check: 'horses_are_of_known_breeds_and_disciplines',
    by: `update horses set breed = 'unicorn' where id = ${horse}`,
  },
  { check: 'horses_can_live', by: `update horses set genotype = ${TWO_FRAMES} where id = ${horse}` },
  { check: 'horses_can_live', by: `update horses set genotype = substr(genotype, 2) where id = ${horse}` },
  {
    check: 'insights_are_of_players_into_horses',
    by: `insert into genetic_insights (player_id, horse_id, how, at) values (${NOBODY}, ${horse}, 'free', now())`,
  },
  {
    check: 'insights_are_of_players_into_horses',
    by: `insert into genetic_insights (player_id, horse_id, how, at) values (${player}, ${NOBODY}, 'bought', now())`,
    and: ['bought_insights_are_paid'],
  },
  {
    check: 'free_insights_are_not_negative',
    without: ['players players_free_insights_check'],
    by: `update players set free_insights = -1 where id = ${player}`,
    and: ['free_insights_are_one_and_the_months_paid'],
  },
  {
    check: 'offers_can_live',
    by: `update store_offers set genotype = ${NO_ALLELE} where id = ${firstId('store_offers')}`,
  },
  {
    check: 'horses_wear_cosmetics_that_are_free_or_bought',
    without: ['horses horses_nameplate_bought'],
    by: `update horses set nameplate = 'slate' where id = ${horse}`,
  },
  {
    check: 'cosmetics_are_known_and_bought_once',
    by: `update horses set nameplates = '{ivory}' where id = ${horse}`,
  },
  {
    check: 'cosmetics_are_paid',
    by: `update horses set tack_colours = '{gold}' where id = ${horse}`,
  },
  { check: 'skills_are_not_negative', by: `update horses set skill[2] = -1 where id = ${horse}` },
  { check: 'aptitudes_are_within_range', by: `update horses set aptitude[3] = 1000001 where id = ${horse}` },
  {
    check: 'happiness_is_within_range',
    without: ['horses horses_happiness_check'],
    by: `update horses set happiness = 1000001 where id = ${horse}`,
  },
  {
    check: 'no_horse_starts_on_pasture',
    by: `update horses set grass_from = created_at where id in (select horse_id from show_entries)`,
  },
  {
    check: 'no_training_is_banked_from_later',
    by: `update horses set training_from = training_from + interval '5 years' where id = ${horse}`,
  },
  {
    check: 'standings_of_horses_are_possible',
    without: ['horses horses_grade_points_check'],
    by: `update horses set grade_points = -1 where id = ${horse}`,
  },
  { check: 'horse_progress_is_possible', by: `update horses set xp = level * 1000 where id = ${horse}` },
  {
    check: 'horses_have_the_xp_of_their_starts',
    by: `update horses set level = 1, xp = 0 where id = ${horse}`,
  },
  { check: 'horses_keep_their_limits', by: `update horses set starts_today = 6 where id = ${horse}` },
  { check: 'classes_of_horses_are_known', by: `update horses set class_level = 2 where id = ${horse}` },
  {
    check: 'shows_entered_count_the_entries',
    by: `update horses set shows_entered = 99 where id = ${horse}`,
  },
  { check: 'earnings_sum_the_prizes', by: `update horses set earnings = earnings + 1 where id = ${horse}` },
];
