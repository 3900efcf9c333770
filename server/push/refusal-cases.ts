import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

export const PUSH_REFUSALS: RefusalCases = {
  'PUT /api/push 400 PUSH_SERVICE_UNKNOWN': anna.sends({
    body: { endpoint: 'https://10.0.0.1/send', keys },
  }),
  'PUT /api/push 400 NOT_A_PUSH_KEY': anna.sends({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys },
  }),
  'DELETE /api/push/:id 404 NOT_SUBSCRIBED': anna.sends({ params: { id: NOWHERE } }),
};
