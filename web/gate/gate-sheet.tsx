import { useEffect, useRef, useState } from 'react';
import { HORSE_NAME_MAX } from '../../game/horses/name.ts';
import type { ReplyOf } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Cost, counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { pronounsOf } from '../ui/text.ts';
import type { GateHorse } from './use-gate.ts';

interface Offer extends Pick<ReplyOf<'GET /api/gate'>, 'price' | 'feed'> {
  readonly coins: number;
}

interface GateSheetProps {
  readonly id: string;
  readonly horse: GateHorse;
  readonly offer: Offer;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** Undefined if the three are only a picture. */
  readonly onTake: ((horseName: string) => void) | undefined;
  readonly onRegister: (() => void) | undefined;
}

/** Her story and her name; once she is the one, her price and what comes with her. */
export function GateSheet({ id, horse, offer, busy, onBack, onTake, onRegister }: GateSheetProps) {
  const { Subject, object, Possessive } = pronounsOf(horse.sex);
  const [isTheOne, setIsTheOne] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, form, text } = useForm({
    first: { name: horse.name },
    check: ({ name }) => ({ name: name.trim() === '' ? `Please give ${object} a name.` : undefined }),
    onSend({ name }) {
      if (!isTheOne) setIsTheOne(true);
      else if (!busy) onTake?.(name.trim());
    },
  });
  useEffect(() => heading.current?.focus(), []);
  const lacks = offer.price - offer.coins;
  return (
    <section
      className="sheet gate-sheet"
      id={id}
      aria-labelledby={`${id}-name`}
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
    >
      <h2 id={`${id}-name`} tabIndex={-1} ref={heading}>
        {values.name.trim() || horse.name}
      </h2>
      <p className="gate-story">{horse.story.join(' ')}</p>
      {onTake ? (
        <form {...form}>
          <Field label={`${Possessive} name`} most={HORSE_NAME_MAX} autoComplete="off" {...text('name')} />
          <div aria-live="polite">
            {isTheOne && (
              <dl className="gate-facts">
                <dt>Comes with</dt>
                <dd>plain tack, {counted(offer.feed.quantity, 'bag')} of feed</dd>
                <dt>Price</dt>
                <dd>
                  {inDigits(offer.price)} of your {inCoins(offer.coins)}
                </dd>
              </dl>
            )}
          </div>
          {isTheOne && lacks > 0 ? (
            <p className="field-error">You need {inCoins(lacks)} more.</p>
          ) : (
            <Button variant="main" type="submit" busy={busy} busyLabel="On the way…">
              {isTheOne ? `Bring ${object} home` : `${Subject} is the one`}
              {isTheOne && <Cost coins={offer.price} />}
            </Button>
          )}
        </form>
      ) : (
        <div className="gate-closed">
          <p>
            Many have come to this gate within the hour. Register first: then three horses wait for you alone.
          </p>
          <Button variant="main" onClick={onRegister}>
            Register
          </Button>
        </div>
      )}
    </section>
  );
}
