import { INSIGHT_CENTS, LATE_PAYMENT_MS, PREMIUM_CENTS } from '../../game/premium/premium.ts';

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

export function PremiumHelp() {
  return (
    <>
      <p>
        Premium costs {dollars(PREMIUM_CENTS)} a month. Members see no advertisements, get one free Genetic
        Insight with each paid month, and enter up to five shows with one click. No horse scores higher for
        it.
      </p>
      <ul>
        <li>
          Choose Premium at the top of any page. You pay on the page of our payment provider: your card’s
          number never reaches Fetlock.
        </li>
        <li>
          Cancel at any time. “Keep it” lets you stay a member until the paid day; “End it now” ends it at
          once, and no money comes back.
        </li>
        <li>
          If the next payment is late, you stay a member for {LATE_PAYMENT_MS / 86_400_000} more days. After
          that premium ends by itself.
        </li>
        <li>Free insights that you have not used stay yours after premium ends.</li>
        <li>
          Without premium you can see the genes of one of your horses for {dollars(INSIGHT_CENTS)}. Ask a
          parent or guardian before you pay for anything.
        </li>
      </ul>
    </>
  );
}
