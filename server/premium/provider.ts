import type Stripe from 'stripe';
import type { PaymentState } from '../../game/premium/premium.ts';

export type PaymentFetch = (address: string, init: RequestInit) => Promise<Response>;

export interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Calls Stripe, or the practice payments that answer as Stripe does. */
export interface Provider {
  /** No money moves. */
  readonly practice: boolean;
  readonly publishableKey: string | null;
  /** The game's origin, to which the provider's pages link back; empty for this origin. */
  readonly publicUrl: string;
  stripe(): Promise<Stripe>;
  /** The event, or undefined if the signature is not the provider's. */
  readEvent(body: string | Buffer, signature: string): Promise<Stripe.Event | undefined>;
  /** A `stripe-signature` header. Only for practice payments and tests. */
  sign(body: string): Promise<string>;
}

interface ProviderOptions extends Pick<Provider, 'practice' | 'publishableKey' | 'publicUrl'>, Keys {
  readonly fetch: PaymentFetch;
}

/** Loaded when first needed: it takes a third of a second. */
export const loadStripe = async () => (await import('stripe')).default;

export function openProvider({ secretKey, webhookSecret, fetch, ...settings }: ProviderOptions): Provider {
  let opened: Promise<Stripe> | undefined;
  const open = async (): Promise<Stripe> => {
    const StripeClient = await loadStripe();
    return new StripeClient(secretKey, {
      httpClient: StripeClient.createFetchHttpClient(fetch as typeof globalThis.fetch),
      maxNetworkRetries: 1,
      timeout: 15_000,
      telemetry: false,
    });
  };
  const stripe = () => (opened ??= open());
  return {
    ...settings,
    stripe,
    async readEvent(body, signature) {
      const { webhooks, errors } = await stripe().then(async (client) => ({
        webhooks: client.webhooks,
        errors: (await loadStripe()).errors,
      }));
      try {
        return webhooks.constructEvent(body, signature, webhookSecret);
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
    async sign(payload) {
      return (await stripe()).webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    },
  };
}

/** The provider did not answer, or cannot work now. */
export async function isAway(error: unknown): Promise<boolean> {
  const { errors } = await loadStripe();
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  );
}

/** The provider does not know the object, or cannot change it any more. */
export async function isGone(error: unknown): Promise<boolean> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Another request was faster. */
export async function isWrongState(error: unknown): Promise<boolean> {
  const { errors } = await loadStripe();
  return (
    error instanceof errors.StripeInvalidRequestError &&
    (error.code === 'payment_intent_unexpected_state' || error.code === 'lock_timeout')
  );
}

/** What the bank says to the cardholder. */
export async function cardProblem(error: unknown): Promise<string | undefined> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeCardError ? error.message : undefined;
}

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired', 'unpaid']);

/** True if a subscription is never paid again. */
export const isOver = (status: string) => OVER.has(status);

export const instantOf = (seconds: number) => new Date(seconds * 1000);

export const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export function chargeState({ refunded, disputed }: { refunded: boolean; disputed: boolean }): PaymentState {
  if (disputed) return 'disputed';
  return refunded ? 'refunded' : 'paid';
}
