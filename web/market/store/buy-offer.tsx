import { SEXES, type Sex } from '../../../game/horses/age.ts';
import { HORSE_NAME_MAX } from '../../../game/horses/name.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { Cost, inCoins, inDigits } from '../../ui/coins.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Segments } from '../../ui/forms/segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { capitalised } from '../../ui/text.ts';
import { useBuyStoreHorse, type StoreOffer } from '../use-store.ts';
import { isChosen, missingStep, type WantedHorse } from '../wanted-horse.ts';

interface BuyOfferProps {
  readonly offer: StoreOffer;
  readonly coins: number;
  readonly onBought: (horseId: string) => void;
  readonly onGone: () => void;
}

interface BuyerWishes {
  readonly name: string;
  readonly gender: Sex;
  readonly discipline: Discipline;
}

/** Name, sex and discipline of a chosen horse, and the coins left. */
export function BuyOffer({ offer, coins, onBought, onGone }: BuyOfferProps) {
  const buying = useBuyStoreHorse({ onBought: ({ horse }) => onBought(horse.id), onGone });
  const { totalPrice, breedId } = offer;
  const { values, form, text, control, change } = useForm<BuyerWishes>({
    first: { name: '', gender: 'mare', discipline: bestOf(offer) },
    onSend({ name, gender, discipline }) {
      const wanted: WantedHorse = { breedId, offer, name, gender, discipline };
      const missing = missingStep(wanted);
      if (missing) showToast({ ...missing, variant: 'destructive' });
      if (!isChosen(wanted)) return;
      buying.run({
        body: { storeHorseId: offer.storeHorseId, horseName: name.trim(), gender, discipline },
      });
    },
  });
  return (
    <form className="buy-offer" {...form}>
      <Field label="Horse name" most={HORSE_NAME_MAX} autoComplete="off" {...text('name')} />
      <Segments
        label="Gender"
        options={SEXES.map((sex) => ({ value: sex, label: capitalised(sex) }))}
        {...control('gender')}
      />
      <Select
        label="Discipline"
        value={values.discipline}
        onChange={({ target }) =>
          change({ discipline: DISCIPLINES.find((each) => each === target.value) ?? values.discipline })
        }
      >
        {DISCIPLINES.map((each) => (
          <option key={each} value={each}>
            {disciplineLabel(each)}
          </option>
        ))}
      </Select>
      <p className="text-15 text-muted" aria-live="polite">
        {totalPrice > coins
          ? `You need ${inCoins(totalPrice)}: ${inDigits(totalPrice - coins)} more than you have.`
          : `You’ll have ${inCoins(coins - totalPrice)} left. Keep some for feed.`}
      </p>
      <Button
        variant="main"
        type="submit"
        busy={buying.busy}
        busyLabel="Buying…"
        disabled={totalPrice > coins}
      >
        Buy Horse <Cost coins={totalPrice} />
      </Button>
    </form>
  );
}

function bestOf({ aptitude }: StoreOffer): Discipline {
  const [first = { discipline: DISCIPLINES[0], points: 0 }, ...rest] = aptitude;
  return rest.reduce((best, each) => (each.points > best.points ? each : best), first).discipline;
}
