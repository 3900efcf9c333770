import type { Generated } from 'kysely';
import type { PaymentState } from '../../../game/premium/premium.ts';

export interface PremiumTables {
  payment_customers: PaymentCustomerTable;
  subscriptions: SubscriptionTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  practice_objects: PracticeObjectTable;
  practice_requests: PracticeRequestTable;
}

interface PaymentCustomerTable {
  player_id: string;
  customer: string;
  /** Known to the built-in practice payments only. */
  practice: boolean;
  /** The newest checkout. */
  checkout: string | null;
  /** How many checkouts were begun. */
  checkouts: Generated<number>;
  /** What `premium_until` of the player follows from. */
  subscription: string | null;
  paid_until: Date | null;
  renews: Generated<boolean>;
}

interface SubscriptionTable {
  id: string;
  player_id: string;
  practice: boolean;
  renews: boolean;
  ended_at: Date | null;
  /** When the provider was asked; older answers change nothing. */
  read_at: Date;
}

interface PaymentTable {
  id: string;
  player_id: string;
  kind: 'premium' | 'insight';
  intent: string | null;
  subscription: string | null;
  horse_id: string | null;
  cents: number;
  currency: string;
  period_start: Date | null;
  period_end: Date | null;
  state: PaymentState;
  practice: boolean;
  paid_at: Date;
  state_at: Date;
}

/** Events that were applied. */
interface PaymentEventTable {
  id: string;
  type: string;
  received_at: Date;
}

interface PracticeObjectTable {
  id: string;
  kind: string;
  parent: string | null;
  body: object;
  due_at: Date | null;
}

interface PracticeRequestTable {
  key: string;
  status: number;
  answer: object;
}
