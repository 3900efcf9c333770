import { NEW_FOR_MS } from '../../game/devices/devices.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { makeLink, openLink, spendLink, type InvalidLink } from '../accounts/links/account-links.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { waitingMail } from './device-mails.ts';
import { forgetDevice } from './devices.ts';
import { countRequestedSince, findCall, type WaitingCallRow } from './waiting-queries.ts';
import { cancelWaiting, type WhenWaiting } from './waiting.ts';

/** About one account in 24 hours. Each link cancels everything. */
const MOST_MAILS = 10;

/** Mails the owner a link that cancels the call. */
export const mailCancelLink: WhenWaiting = async (tx, now, call) => {
  const { id, accountId, sentence, deviceName } = call;
  const since = new Date(now.getTime() - NEW_FOR_MS);
  const count = (await countRequestedSince.first(tx, { accountId, since }))?.count ?? 0;
  if (count > MOST_MAILS) return;
  const lastsMs = call.runsAt.getTime() - now.getTime();
  const token = await makeLink(tx, now, { accountId, kind: 'cancel_waiting', waitingCallId: id, lastsMs });
  const details = { sentence, deviceName, token, isLast: count === MOST_MAILS };
  await mailOwner(tx, now, accountId, waitingMail(details));
};

interface LinkWish {
  readonly token: string;
  /** Also cancels the other calls of the device, which is signed out. */
  readonly everything: boolean;
}

export async function cancelByLink(
  tx: Tx,
  now: Date,
  { token, everything }: LinkWish,
): Promise<WaitingCallRow | InvalidLink | Refusal<'CALL_ENDED'>> {
  const link = await openLink(tx, now, 'cancel_waiting', token);
  if (isRefusal(link)) return link;
  const { accountId, waitingCallId: callId } = link;
  const call = callId === null ? undefined : await findCall.first(tx, { id: callId, accountId });
  if (!call) return refuse('INVALID_LINK');
  if (everything && call.deviceId !== null) {
    // Its other calls may wait even if this one has ended.
    await forgetDevice(tx, now, accountId, call.deviceId);
    publish(tx, accountId, { topics: ['devices'] });
  } else {
    const cancelled = await cancelWaiting(tx, now, { accountId, callId: call.id, session: null });
    if (isRefusal(cancelled))
      return cancelled.refused === 'CALL_ENDED' ? refuse('CALL_ENDED') : refuse('INVALID_LINK');
  }
  await spendLink(tx, link);
  return call;
}
