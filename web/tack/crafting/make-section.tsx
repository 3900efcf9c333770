import { Hammer } from 'lucide-react';
import { formatSkill } from '../../../game/guild-work/training.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { CRAFT_SKILL_MAX, CRAFT_SKILL_POINT, formatCraftRange } from '../../../game/tack/craft-quality.ts';
import { CRAFTS_PER_DAY } from '../../../game/tack/crafting.ts';
import { MATERIAL_ROWS } from '../../../game/tack/materials.ts';
import { needsKeeping } from '../../api/keep-first.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { TACK_ROOM } from '../../paddock/settings/tack-room.ts';
import { Button } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { NotKnown } from '../../ui/loading/not-known.tsx';
import { Failed } from '../../ui/query.tsx';
import { useMaterials } from './use-crafting.ts';
import { WorkFact, WorkSection } from '../../ui/work-section.tsx';

interface MakeSectionProps {
  readonly guild: Guild;
  /** Points learnt, and points that count in this guild. */
  readonly skill: number;
  readonly counting: number;
  readonly left: number;
  readonly onMake: () => void;
}

export function MakeSection({ guild, skill, counting, left, onMake }: MakeSectionProps) {
  const { data: owned, error, isFetching, refetch } = useMaterials();
  const failed = error !== null && !isFetching;
  return (
    <WorkSection title="Make Tack">
      <OwnPaddock className="work-room" setting={TACK_ROOM} />
      <dl className="work-facts">
        <WorkFact label="Quality">{formatCraftRange(counting, guild)}</WorkFact>
        <WorkFact label="Skill">
          {formatSkill(skill)} of {CRAFT_SKILL_MAX / CRAFT_SKILL_POINT}
          {counting < skill && `, ${formatSkill(counting)} count in your new guild`}
        </WorkFact>
        <WorkFact label="Left today">
          {left} of {CRAFTS_PER_DAY}
        </WorkFact>
        {(['wood', 'leather', 'iron'] as const).map((material) => (
          <WorkFact key={material} label={MATERIAL_ROWS[material].label}>
            {owned ? inDigits(owned[material] ?? 0) : failed ? 'Not known' : '…'}
          </WorkFact>
        ))}
      </dl>
      {!owned &&
        failed &&
        (needsKeeping(error) ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <NotKnown what="your materials" onRetry={() => void refetch()} />
        ))}
      <div className="work-acts">
        <Button variant="main" aria-haspopup="dialog" onClick={onMake}>
          <Hammer className="icon" aria-hidden />
          Make Tack
        </Button>
      </div>
    </WorkSection>
  );
}
