import { useState } from 'react';
import { sentenceOf } from '../../api/call-refused.ts';
import { change } from '../../api/call.ts';
import { refreshAfter } from '../../api/refresh.ts';
import { showToast } from '../../ui/toasts.ts';

export interface BuyInsightProps {
  readonly horse: { readonly id: string; readonly name: string };
  /** Returns to the genes. */
  readonly onClose: () => void;
}

/** A message of the card form or the bank for the player. */
export class CardProblem extends Error {}

interface Buying extends Pick<BuyInsightProps, 'horse'> {
  /** Confirms with the card's bank; throws `CardProblem` if it refuses. */
  readonly confirm: (clientSecret: string) => Promise<void>;
}

/** `pickCard` returns the provider's id for a card; its number never reaches us. */
export function useBuyInsight({ horse, confirm }: Buying) {
  const [busy, setBusy] = useState(false);
  async function pay(pickCard: () => Promise<string>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const body = { horseId: horse.id, paymentMethodId: await pickCard() };
      const send = () => change('POST /api/payments/genetic-insight', { body });
      let paid = await send();
      if (paid.reply.clientSecret !== null) {
        await confirm(paid.reply.clientSecret);
        paid = await send();
      }
      if (paid.reply.requiresAction) throw new CardProblem('Your bank has not confirmed the payment.');
      await refreshAfter(paid.change);
      showToast({ title: `You see the genes of ${horse.name}` });
    } catch (error) {
      showToast({
        title: 'Payment Failed',
        description:
          error instanceof CardProblem
            ? error.message
            : sentenceOf(error, 'An error occurred during payment'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return { busy, pay };
}
