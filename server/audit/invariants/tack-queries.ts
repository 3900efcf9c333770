import { CRAFT_SKILL_MAX } from '../../../game/tack/craft-quality.ts';
import { CRAFTS_PER_DAY } from '../../../game/tack/crafting.ts';
import { QUALITY_MAX, STORE_QUALITY } from '../../../game/tack/quality.ts';
import { TACK_TYPES } from '../../../game/tack/tack.ts';
import type { Invariant } from './invariant.ts';

const TYPES = TACK_TYPES.map((type) => `'${type}'`).join(', ');

export const TACK_INVARIANTS = [
  {
    name: 'tack_is_of_players_and_known_types',
    offending: `
      select id, owner_id, type from tack
      where type not in (${TYPES}) or not exists (select from players where id = owner_id)`,
  },
  {
    name: 'tack_is_as_good_as_it_can_be',
    offending: `
      select id, quality, maker_id from tack
      where quality not between 0 and ${QUALITY_MAX} or maker_id is null and quality <> ${STORE_QUALITY}`,
  },
  {
    name: 'starter_tack_is_worn_or_kept',
    offending: `
      select id, owner_id, starter_of from tack
      where starter_of is not null
        and (starter_of <> owner_id or exists (select from listings where tack_id = tack.id))`,
  },
  {
    name: 'tack_is_worn_by_horses_of_its_owner',
    offending: `
      select piece.id, horse_id from tack piece
      where horse_id is not null
        and not exists (select from horses where id = piece.horse_id and owner_id = piece.owner_id)`,
  },
  {
    name: 'horses_wear_one_piece_of_a_type',
    offending: `
      select horse_id, type, count(*) as pieces from tack
      where horse_id is not null group by horse_id, type having count(*) > 1`,
  },
  {
    name: 'crafters_are_as_skilled_as_they_can_be',
    offending: `
      select id, craft_skill, crafts, crafted_at from players
      where craft_skill not between 0 and ${CRAFT_SKILL_MAX} or crafts not between 0 and ${CRAFTS_PER_DAY}
        or (crafts > 0) <> (crafted_at is not null)`,
  },
] as const satisfies readonly Invariant[];
