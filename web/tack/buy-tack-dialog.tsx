import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { QUALITY_PERCENT, STORE_QUALITY } from '../../game/tack/quality.ts';
import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { QualitySign } from './quality-sign.tsx';
import { useBuyTack, useTack, type Tack } from './use-tack.ts';

interface BuyTackDialogProps {
  readonly coins: number;
  readonly onClose: () => void;
}

/** Stays open, because a set has three pieces. */
export default function BuyTackDialog({ coins, onClose }: BuyTackDialogProps) {
  const [chosen, setChosen] = useState<TackType>(TACK_TYPES[0]);
  const tack = useTack();
  const buying = useBuyTack();
  const left = coins - TACK[chosen].buy;
  return (
    <ActDialog
      title="Buy tack"
      help={{ to: 'tack', about: 'tack' }}
      lead={`You have ${inCoins(coins)}. A horse wears one of each.`}
      onClose={onClose}
      summary={
        left < 0
          ? `You need ${inDigits(TACK[chosen].buy)} coins to buy ${TACK[chosen].one}: ${inDigits(-left)} more than you have.`
          : `You’ll have ${inCoins(left)} left.`
      }
      act="Buy"
      cost={TACK[chosen].buy}
      busy={buying.busy}
      busyLabel="Buying…"
      disabled={left < 0}
      onAct={() => buying.run({ body: { tack_type: chosen } })}
    >
      <Choices
        label="Tack"
        value={chosen}
        onChange={setChosen}
        choices={TACK_TYPES.map((type) => ({
          value: type,
          title: TACK[type].label,
          detail: (
            <>
              <QualitySign quality={STORE_QUALITY / QUALITY_PERCENT} />
              {tack.data && formatOwned(tack.data, type)}
            </>
          ),
          side: inCoins(TACK[type].buy),
        }))}
      />
    </ActDialog>
  );
}

/** ", 2 in your tack room, 1 of them worn". */
function formatOwned(tack: readonly Tack[], wanted: TackType): string {
  const own = tack.filter(({ type }) => type === wanted);
  const worn = own.filter(({ equippedToHorseId }) => equippedToHorseId !== null).length;
  if (own.length === 0) return ', none in your tack room';
  return `, ${inDigits(own.length)} in your tack room${worn === 0 ? '' : `, ${inDigits(worn)} of them worn`}`;
}
