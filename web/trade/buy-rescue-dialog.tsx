import type { ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { inCoins } from '../ui/coins.tsx';
import { pronounsOf, sentence } from '../ui/text.ts';
import { useBuyRescue, type Rescue } from './use-rescues.ts';

interface BuyRescueDialogProps {
  readonly horse: Rescue;
  readonly coins: number;
  /** A large picture and the horse's qualities. */
  readonly about: (horse: Rescue) => ReactNode;
  readonly onClose: () => void;
  readonly onBought: (horseId: string) => void;
}

export default function BuyRescueDialog(props: BuyRescueDialogProps) {
  const { horse, coins, about, onClose, onBought } = props;
  const buying = useBuyRescue(onBought);
  const { Subject } = pronounsOf(horse.sex);
  return (
    <ActDialog
      title={`Give ${horse.name} a home`}
      lead={`Level ${horse.level}, ${horse.breed} ${horse.sex}, ${horse.age} old.`}
      onClose={onClose}
      summary={
        coins < RESCUE_PRICE
          ? `You need ${inCoins(RESCUE_PRICE)}: you have ${inCoins(coins)}.`
          : `You’ll have ${inCoins(coins - RESCUE_PRICE)} left.`
      }
      act={<>Buy {horse.name} for</>}
      cost={RESCUE_PRICE}
      busy={buying.busy}
      busyLabel="Buying…"
      disabled={coins < RESCUE_PRICE}
      onAct={() => buying.run({ body: { horseId: horse.id } })}
    >
      <div className="rescue-deal">
        {about(horse)}
        <p>
          {sentence(horse.description)} {Subject} comes hungry and without tack, with one training saved: have
          feed ready.
        </p>
      </div>
    </ActDialog>
  );
}
