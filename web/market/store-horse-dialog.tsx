import { useState, type ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { SEXES } from '../../game/horses/age.ts';
import { formatBredFor } from '../../game/horses/bred-for.ts';
import { HORSE_NAME_MAX } from '../../game/horses/name.ts';
import { disciplineLabel, DISCIPLINES } from '../../game/shows/disciplines.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Field, Select } from '../ui/forms/field.tsx';
import { Query } from '../ui/query.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { showToast } from '../ui/toasts.ts';
import { pronounsOf } from '../ui/text.ts';
import { OfferChoice } from './offer-choice.tsx';
import { useBuyStoreHorse, useStoreBreeds, type StoreBreed, type StoreOffer } from './use-store.ts';
import { isChosen, missingStep, NOTHING_CHOSEN, type WantedHorse } from './wanted-horse.ts';

interface StoreHorseDialogProps {
  readonly coins: number;
  readonly picture: (offer: StoreOffer) => ReactNode;
  /** The chosen horse, shown large, and its abilities. */
  readonly about: (offer: StoreOffer) => ReactNode;
  readonly onClose: () => void;
  readonly onBought: (horseId: string) => void;
}

const SEX_LABELS = { mare: 'Mare', stallion: 'Stallion', gelding: 'Gelding' } as const;

export default function StoreHorseDialog(props: StoreHorseDialogProps) {
  const { coins, picture, about, onClose, onBought } = props;
  const [wanted, setWanted] = useState<WantedHorse>(NOTHING_CHOSEN);
  const breeds = useStoreBreeds();
  const choose = (step: Partial<WantedHorse>) => setWanted((before) => ({ ...before, ...step }));
  const buying = useBuyStoreHorse({
    onBought: ({ horse }) => onBought(horse.id),
    onGone: () => choose({ offer: null }),
  });
  const price = wanted.offer?.totalPrice ?? 0;

  function buy() {
    const missing = missingStep(wanted);
    if (missing) showToast({ ...missing, variant: 'destructive' });
    if (!isChosen(wanted)) return;
    const { offer, name, gender, discipline } = wanted;
    buying.run({
      body: { storeHorseId: offer.storeHorseId, horseName: name.trim(), gender, discipline },
    });
  }

  return (
    <ActDialog
      wide
      title="Store Horse"
      help={{ to: 'breeds', about: 'breeds' }}
      lead={`You have ${inCoins(coins)}. You see the coat before you pay.`}
      onClose={onClose}
      summary={formatResult(wanted, coins)}
      act="Buy Horse"
      cost={wanted.offer ? price : undefined}
      busy={buying.busy}
      busyLabel="Buying…"
      disabled={breeds.data === undefined || price > coins}
      onAct={buy}
    >
      <ol className="steps">
        <Step number={1} title="Breed">
          <Query query={breeds} skeleton={<Skeleton label="Loading the breeds" rows={1} height="40px" />}>
            {(list) => (
              <BreedChoice
                breeds={list}
                value={wanted.breedId}
                onChange={(breedId) => choose({ breedId, offer: null })}
              />
            )}
          </Query>
        </Step>
        <Step number={2} title="Color">
          <OfferChoice
            breedId={wanted.breedId}
            value={wanted.offer}
            onChange={(offer) => choose({ offer })}
            picture={picture}
          />
          {wanted.offer && about(wanted.offer)}
        </Step>
        <Step number={3} title="Name">
          <Field
            label="Horse name"
            most={HORSE_NAME_MAX}
            autoComplete="off"
            value={wanted.name}
            onChange={({ target }) => choose({ name: target.value })}
          />
        </Step>
        <Step number={4} title="Gender">
          <Segments
            label="Gender"
            options={SEXES.map((sex) => ({ value: sex, label: SEX_LABELS[sex] }))}
            value={wanted.gender}
            onChange={(gender) => choose({ gender })}
          />
        </Step>
        <Step number={5} title="Discipline">
          <Segments
            label="Discipline"
            options={DISCIPLINES.map((discipline) => ({
              value: discipline,
              label: disciplineLabel(discipline),
            }))}
            value={wanted.discipline}
            onChange={(discipline) => choose({ discipline })}
          />
        </Step>
      </ol>
    </ActDialog>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="step">
      <h3>
        <span className="num text-muted">{number}</span> {title}
      </h3>
      {children}
    </li>
  );
}

interface BreedChoiceProps {
  readonly breeds: readonly StoreBreed[];
  readonly value: string;
  readonly onChange: (breedId: string) => void;
}

function BreedChoice({ breeds, value, onChange }: BreedChoiceProps) {
  const chosen = breeds.find(({ id }) => id === value);
  return (
    <div className="grid gap-2">
      <Select label="Breed" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="" disabled>
          Choose one of {breeds.length} breeds
        </option>
        {breeds.map(({ id, name, cheapestPrice }) => (
          <option key={id} value={id}>
            {name}, from {inCoins(cheapestPrice)}
          </option>
        ))}
      </Select>
      {chosen && (
        <p className="text-15 text-muted">
          {chosen.heightHands} hands. {formatBredFor(chosen.bredFor)}.
        </p>
      )}
    </div>
  );
}

function formatResult(wanted: WantedHorse, coins: number): string {
  const { offer, name, gender, discipline } = wanted;
  if (offer !== null && offer.totalPrice > coins) {
    return `You need ${inCoins(offer.totalPrice)} to buy this horse: ${inDigits(offer.totalPrice - coins)} more than you have.`;
  }
  if (wanted.breedId === '') return 'Choose a breed to begin.';
  if (offer === null) return 'Now choose a color.';
  if (name.trim() === '') return `Now give ${pronounsOf(gender).object} a name.`;
  if (discipline === null) return 'Now choose a discipline.';
  const horse = `${name.trim()}, a ${offer.colorName} ${offer.breedName} ${gender} for ${disciplineLabel(discipline)}`;
  return `${horse}. You’ll have ${inCoins(coins - offer.totalPrice)} left.`;
}
