import type { Guild } from '../../../game/guild-work/guilds.ts';
import { MATERIAL_ROWS, MATERIALS } from '../../../game/tack/materials.ts';
import { CRAFTS_PER_DAY, formatMaterials } from '../../../game/tack/crafting.ts';
import { materialsMissing, materialsOf, RECIPES, type MaterialStock } from '../../../game/tack/recipes.ts';
import { TACK, TACK_TYPES, type TackType } from '../../../game/tack/tack.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { useBuyAddress } from '../../ui/way-back.ts';
import { formatCraftRange } from '../../../game/tack/craft-quality.ts';
import { CraftProgress } from './craft-progress.tsx';
import { useCrafting, useMaterials } from './use-crafting.ts';
import { WorkFact } from '../../ui/work-section.tsx';

interface CraftDialogProps {
  readonly guild: Guild;
  readonly skill: number;
  readonly left: number;
  readonly onClose: () => void;
}

export default function CraftDialog({ guild, skill, left, onClose }: CraftDialogProps) {
  const materials = useMaterials();
  const { piece, start } = useCrafting();
  const buyAddress = useBuyAddress('materials');
  return (
    <Dialog
      title="Craft Tack"
      help={{ to: 'tack', about: 'making tack' }}
      lead={
        left === 0
          ? `You’ve made ${CRAFTS_PER_DAY} pieces today. Come back after midnight UTC.`
          : `Your next piece: ${formatCraftRange(skill, guild)} quality. ${left} of ${CRAFTS_PER_DAY} left today.`
      }
      onClose={onClose}
      foot={
        <>
          <Link className={buttonClass()} href={buyAddress}>
            Buy materials
          </Link>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Query query={materials} skeleton={<Skeleton label="Loading your materials" rows={5} height="52px" />}>
        {(owned) => (
          <>
            <dl className="work-facts">
              {MATERIALS.map((material) => (
                <WorkFact key={material} label={MATERIAL_ROWS[material].label}>
                  {inDigits(owned[material] ?? 0)}
                </WorkFact>
              ))}
            </dl>
            <ul className="recipes">
              {TACK_TYPES.map((type) => (
                <Recipe
                  key={type}
                  type={type}
                  owned={owned}
                  disabled={piece?.made === null || left === 0}
                  onMake={() => start(type)}
                />
              ))}
            </ul>
            {piece && <CraftProgress key={piece.startedAt} {...piece} />}
          </>
        )}
      </Query>
    </Dialog>
  );
}

interface RecipeProps {
  readonly type: TackType;
  readonly owned: MaterialStock;
  readonly disabled: boolean;
  readonly onMake: () => void;
}

function Recipe({ type, owned, disabled, onMake }: RecipeProps) {
  const missing = materialsMissing(type, owned);
  return (
    <li>
      <p>
        <b>{TACK[type].label}</b>
        <small>
          {formatMaterials(materialsOf(type))}, {RECIPES[type].takesMs / 1000} s
        </small>
        {missing.length > 0 && <small className="text-warn">{formatMaterials(missing)} short</small>}
      </p>
      <Button
        variant="main"
        disabled={disabled || missing.length > 0}
        aria-label={`Craft ${TACK[type].one}`}
        onClick={onMake}
      >
        Craft
      </Button>
    </li>
  );
}
