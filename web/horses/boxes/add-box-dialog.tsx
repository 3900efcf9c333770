import { ActDialog } from '../../ui/act-dialog.tsx';
import { boxPrice, MOST_BOXES } from '../../../game/horses/boxes.ts';
import { useAct } from '../../api/act.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { showToast } from '../../ui/toasts.ts';

interface AddBoxDialogProps {
  readonly boxes: number;
  readonly price: number;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function AddBoxDialog({ boxes, price, coins, onClose }: AddBoxDialogProps) {
  const adding = useAddBox(onClose);
  const after = boxPrice(boxes + 1);
  const left = coins - price;
  return (
    <ActDialog
      title="Add a box"
      help={{ to: 'boxes', about: 'boxes' }}
      lead={`You have ${inCoins(coins)}.`}
      onClose={onClose}
      summary={left < 0 ? `You need ${inDigits(-left)} more coins.` : `You’ll have ${inCoins(left)} left.`}
      act={<>Add box {boxes + 1}</>}
      cost={price}
      busy={adding.busy}
      busyLabel="Building…"
      disabled={left < 0}
      onAct={() => adding.run({ body: { price } })}
    >
      <p className="pb-5">
        Your stable has {boxes} of at most {MOST_BOXES} boxes. Box {boxes + 1} costs {inCoins(price)}
        {after === null ? ' and is the last.' : `, the one after it ${inCoins(after)}.`} A box stays yours for
        good; horses without one have room too.
      </p>
    </ActDialog>
  );
}

function useAddBox(onDone: () => void) {
  return useAct('POST /api/stable/boxes', {
    onDone({ message }) {
      showToast({ title: message });
      onDone();
    },
    failure: {
      title: 'No box added',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to add a box',
    },
  });
}
