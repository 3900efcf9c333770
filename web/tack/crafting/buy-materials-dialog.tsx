import type { Guild } from '../../../game/guild-work/guilds.ts';
import { MATERIAL_ROWS, materialPrice, MATERIALS, type Material } from '../../../game/tack/materials.ts';
import { materialsOf } from '../../../game/tack/recipes.ts';
import { TACK, TACK_TYPES } from '../../../game/tack/tack.ts';
import { inDigits } from '../../ui/coins.tsx';
import { BuyDialog, type BuyItem } from '../../ui/buy-dialog.tsx';
import { useBuyMaterials, useMaterials } from './use-crafting.ts';

interface BuyMaterialsDialogProps {
  readonly guild: Guild;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function BuyMaterialsDialog({ guild, coins, onClose }: BuyMaterialsDialogProps) {
  const stock = useMaterials();
  const buying = useBuyMaterials(onClose);
  return (
    <BuyDialog
      title="Buy materials"
      items={MATERIALS.map((material) => itemOf(material, guild))}
      owned={stock.data}
      coins={coins}
      buying={buying}
      onBuy={(material_type, quantity) => buying.run({ body: { material_type, quantity } })}
      onClose={onClose}
    />
  );
}

function itemOf(material: Material, guild: Guild): BuyItem<Material> {
  const label = MATERIAL_ROWS[material].label;
  return {
    type: material,
    title: label,
    detail: usedFor(material),
    price: materialPrice(material, guild),
    inSentence: label.toLowerCase(),
    adds: (quantity) => `${inDigits(quantity)} ${label.toLowerCase()} to make tack of`,
  };
}

/** "6 for a saddle, 4 for a bridle". */
function usedFor(material: Material): string {
  const uses = TACK_TYPES.flatMap((type) => {
    const needed = materialsOf(type).find((one) => one.material === material);
    return needed ? [`${needed.quantity} for ${TACK[type].one}`] : [];
  });
  return uses.join(', ');
}
