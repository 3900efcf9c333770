import { TREATS, TREAT_TYPES, type TreatType } from '../../../game/care/treats.ts';
import { BuyDialog, type BuyItem } from '../../ui/buy-dialog.tsx';
import { treatName, useBuyTreats } from './use-feeding.ts';
import { useTreatStock } from './use-stock.ts';

const ITEMS: readonly BuyItem<TreatType>[] = TREAT_TYPES.map((type) => {
  const { gain, buy } = TREATS[type];
  return {
    type,
    title: treatName(type),
    detail: `+${gain}% happiness`,
    price: buy,
    inSentence: treatName(type).toLowerCase(),
    adds: (quantity) => `+${gain * quantity}% happiness in all, up to 100% a horse`,
  };
});

interface BuyTreatsDialogProps {
  readonly coins: number;
  readonly onClose: () => void;
}

export default function BuyTreatsDialog({ coins, onClose }: BuyTreatsDialogProps) {
  const stock = useTreatStock();
  const buying = useBuyTreats(onClose);
  return (
    <BuyDialog
      title="Buy treats"
      items={ITEMS}
      owned={stock.data}
      coins={coins}
      buying={buying}
      onBuy={(treat_type, quantity) => buying.run({ body: { treat_type, quantity } })}
      onClose={onClose}
    />
  );
}
