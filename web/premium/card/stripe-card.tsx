import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { INSIGHT_CENTS } from '../../../game/premium/premium.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { inMoney } from '../use-premium.ts';
import { CardProblem, useBuyInsight, type BuyInsightProps } from './use-buy-insight.ts';

interface StripeCardProps extends BuyInsightProps {
  readonly publishableKey: string;
}

let loading: Promise<Stripe | null> | undefined;

/** The player types the number into Stripe's own frame. */
export default function StripeCard({ publishableKey, ...props }: StripeCardProps) {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (
    <Elements stripe={loading}>
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({ horse, onClose }: BuyInsightProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const { busy, pay } = useBuyInsight({
    horse,
    async confirm(clientSecret) {
      const { error } = (await stripe?.handleNextAction({ clientSecret })) ?? {};
      if (error) throw new CardProblem(error.message ?? 'Your bank refused the payment.');
    },
  });

  async function pickCard(): Promise<string> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) throw new CardProblem('Please enter your payment card.');
    const { error, paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card });
    if (error) throw new CardProblem(error.message ?? 'Please check your payment card.');
    return paymentMethod.id;
  }

  const { form } = useForm({ first: {}, onSend: () => void pay(pickCard) });

  return (
    <form {...form}>
      <div className="card-form">
        <p id="card-label" className="label">
          Payment card
        </p>
        <div className="card-element" aria-labelledby="card-label">
          <CardElement
            options={{ style: cardStyle(), disabled: busy }}
            onChange={({ error }) => setProblem(error?.message)}
          />
        </div>
        {problem !== undefined && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <p className="text-15 text-muted">
          Stripe takes the payment. Your card’s number never reaches Fetlock.
        </p>
      </div>
      <DialogFoot>
        <Button disabled={busy} onClick={onClose}>
          Back
        </Button>
        <Button variant="main" type="submit" busy={busy} busyLabel="Processing..." ariaDisabled={!stripe}>
          Pay {inMoney(INSIGHT_CENTS)}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The theme's colours as plain values, because the frame knows none of our tokens. */
function cardStyle() {
  return {
    base: {
      color: plainColour('--text'),
      fontSize: '17px',
      '::placeholder': { color: plainColour('--muted') },
    },
    invalid: { color: plainColour('--bad') },
  };
}

function plainColour(token: string): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return '#000000';
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
