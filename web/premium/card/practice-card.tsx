import { useState } from 'react';
import { INSIGHT_CENTS } from '../../../game/premium/premium.ts';
import { PRACTICE_CARDS } from '../../../game/premium/practice.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { PracticeNote } from '../practice-note.tsx';
import { inMoney } from '../use-premium.ts';
import { CardProblem, useBuyInsight, type BuyInsightProps } from './use-buy-insight.ts';

const CARDS = [
  { value: 'succeeds', title: 'A good card', detail: 'The payment succeeds' },
  { value: 'refused', title: 'A refused card', detail: 'Nothing is paid' },
  { value: 'confirm', title: 'A careful bank', detail: 'It asks you to confirm' },
] as const;

type Card = (typeof CARDS)[number]['value'];

interface Question {
  readonly answer: (confirmed: boolean) => void;
}

/** Takes no card number; offers three practice cards. */
export function PracticeCard({ horse, onClose }: BuyInsightProps) {
  const [card, setCard] = useState<Card>('succeeds');
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, pay } = useBuyInsight({
    horse,
    async confirm(clientSecret) {
      const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      const id = clientSecret.split('_secret_')[0] ?? '';
      await call('POST /api/practice/intents/:id/confirm', { params: { id }, body: { confirmed } });
      if (!confirmed) throw new CardProblem('Your bank refused the payment.');
    },
  });
  const price = inMoney(INSIGHT_CENTS);
  return (
    <>
      <div className="card-form">
        <PracticeNote first="This is a practice payment.">
          No card is asked for and no money moves.
        </PracticeNote>
        {question ? (
          <p role="status">
            <b>Your bank asks: was it you?</b> A real bank would ask for a code or a fingerprint here.
          </p>
        ) : (
          <Choices label="Practice card" choices={CARDS} value={card} onChange={setCard} />
        )}
      </div>
      <DialogFoot>
        {question ? (
          <>
            <Button onClick={() => question.answer(false)}>No, refuse it</Button>
            <Button variant="main" onClick={() => question.answer(true)}>
              Yes, confirm
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              Back
            </Button>
            <Button
              variant="main"
              busy={busy}
              busyLabel="Processing..."
              onClick={() => void pay(async () => PRACTICE_CARDS[card])}
            >
              Pay {price} in practice
            </Button>
          </>
        )}
      </DialogFoot>
    </>
  );
}
