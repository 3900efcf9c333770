import { useState, type ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { MARKET_PAYS, RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Query } from '../ui/query.tsx';
import { showToast } from '../ui/toasts.ts';
import { pronounsOf } from '../ui/text.ts';
import { Confirmation } from './confirmation.tsx';
import { NO_HORSES, useSellableHorses, useSellHorse, type HorseToSell } from './use-selling.ts';
import './selling.css';

interface SellHorseDialogProps {
  readonly picture: (horse: HorseToSell) => ReactNode;
  readonly onClose: () => void;
}

export default function SellHorseDialog({ picture, onClose }: SellHorseDialogProps) {
  const horses = useSellableHorses();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const selling = useSellHorse(onClose);
  const chosen = horses.data?.find(({ id }) => id === chosenId);

  function sell() {
    if (chosen === undefined) {
      const description = 'Please select a horse';
      return showToast({ title: 'Selection Required', description, variant: 'destructive' });
    }
    if (!isConfirming) return setIsConfirming(true);
    // Without a price the market buys the horse.
    selling.run({ body: { horseId: chosen.id } });
  }

  return (
    <ActDialog
      title="Sell a horse"
      help={{ to: 'market', about: 'the market' }}
      lead={`The market pays ${inCoins(MARKET_PAYS)} and finds a new home for ${inCoins(RESCUE_PRICE)}.`}
      onClose={onClose}
      onCancel={isConfirming ? () => setIsConfirming(false) : onClose}
      cancel={isConfirming && chosen ? `Keep ${pronounsOf(chosen.gender).object}` : 'Cancel'}
      act={isConfirming && chosen ? `Sell ${chosen.name} for` : 'Sell Horse'}
      cost={MARKET_PAYS}
      busy={selling.busy}
      busyLabel="Selling…"
      disabled={horses.data === undefined || horses.data.length === 0}
      onAct={sell}
    >
      <Query query={horses} skeleton={<Skeleton label="Loading your horses" rows={4} height="72px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-5 text-muted">{NO_HORSES}</p>
          ) : (
            <Choices
              label="Horse to sell"
              value={chosenId}
              onChange={(id) => {
                setChosenId(id);
                setIsConfirming(false);
              }}
              choices={list.map((horse) => ({
                value: horse.id,
                title: (
                  <span className="to-sell">
                    {picture(horse)}
                    <span>
                      {horse.name}
                      <small>
                        Level {horse.level}, {horse.breedName} {horse.gender}, {horse.age}
                        {horse.price !== null && `. For sale at ${inCoins(horse.price)}`}
                      </small>
                    </span>
                  </span>
                ),
              }))}
            />
          )
        }
      </Query>
      {isConfirming && chosen && <LastQuestion horse={chosen} />}
    </ActDialog>
  );
}

function LastQuestion({ horse }: { readonly horse: HorseToSell }) {
  const { Subject, object } = pronounsOf(horse.gender);
  const tack =
    horse.equippedTack.length > 0 ? ` ${Subject === 'She' ? 'Her' : 'His'} tack stays with you.` : '';
  return (
    <Confirmation title={`Sell ${horse.name} to the market?`}>
      Anyone may take {object} home from then on. {Subject} leaves every show that {Subject.toLowerCase()} is
      entered in, and the fees stay paid.{tack}
    </Confirmation>
  );
}
