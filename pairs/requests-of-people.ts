import { NEW_PASSWORD } from '../server/testing/builders/accounts.ts';
import { OWN_PASSWORD } from '../server/testing/builders/deletion.ts';
import { BROWSER } from '../server/testing/builders/granted-calls.ts';
import type { Request, RequestBy } from './request.ts';
import type { Scene } from './scene.ts';

/* Requests about players, what they write, and their accounts. */

export function ofPlayer(scene: Scene, annas: RequestBy): readonly Request[] {
  const { bert, blocked, entry, upload, push } = scene;
  return [
    annas('PATCH /api/user/bio', {}, { bio: 'Spots only.' }),
    annas('PATCH /api/user/shop-name', {}, { shopName: 'Birchwater Yard' }),
    annas('PUT /api/user/privacy', {}, { isPrivate: true }),
    annas('PUT /api/album/wish', {}, { colour: 'perlino' }),
    annas('POST /api/profile-picture/upload'),
    annas(
      'PUT /api/profile-picture/uploads/:id',
      { id: upload.split('/').at(-1) },
      'the picture, were it one',
    ),
    annas('PUT /api/profile-picture', {}, { profilePictureURL: null }),
    annas('POST /api/first-steps/lab'),
    annas('POST /api/guide/end'),
    annas('POST /api/user/show-everything'),
    annas('POST /api/first-steps/score-sheet', {}, { entryId: entry }),
    annas('POST /api/first-steps/:id/collect', { id: 'first_horse' }),
    annas('POST /api/first-steps/skip'),
    annas('POST /api/moments/seen', {}, { entryId: entry, level: 1 }),
    annas('POST /api/news/read'),
    annas('PUT /api/news/topics-off', {}, { topicsOff: ['studs'] }),
    annas('POST /api/user/activity'),
    annas('POST /api/chat/messages', {}, { message: 'Hello!' }),
    annas('POST /api/chat/mark-read'),
    annas('PUT /api/blocked-players/:id', { id: bert.id }),
    annas('DELETE /api/blocked-players/:id', { id: blocked }),
    annas('POST /api/reports', {}, { kind: 'username', id: bert.id, reason: 'other' }),
    annas('POST /api/subscription/cancel', {}, { atPeriodEnd: true }),
    annas('POST /api/subscription/resume'),
    annas('POST /api/subscription/check-status'),
    annas('POST /api/practice/happenings', {}, { what: 'refund' }),
    annas('PUT /api/push', {}, BROWSER),
    annas('DELETE /api/push/:id', { id: push }),
    annas('POST /api/account/deletion', {}, OWN_PASSWORD),
  ];
}

export function ofAdmins(scene: Scene, operators: RequestBy): readonly Request[] {
  const { caseId, decision, contact } = scene;
  return [
    operators('POST /api/admin/cases/:id/decide', { id: caseId }, { action: 'remove', why: 'Be kind.' }),
    operators('POST /api/admin/cases/:id/decide', { id: caseId }, { action: 'dismiss', why: 'Fine.' }),
    operators(
      'POST /api/admin/cases/:id/decide',
      { id: caseId },
      { action: 'suspend', hours: null, why: 'Be kind.' },
    ),
    operators('POST /api/admin/decisions/:id/undo', { id: decision }, { why: 'No.' }),
    operators('PUT /api/admin/words', {}, { list: 'refuse', word: 'glarp' }),
    operators('DELETE /api/admin/words/:word', { word: 'glorp' }),
    operators('PUT /api/admin/slow-mode', {}, { seconds: 5 }),
    operators('PUT /api/admin/contact/:id', { id: contact }, { handled: true }),
  ];
}

export function ofAccount(scene: Scene, doras: RequestBy): readonly Request[] {
  const { dora, confirm, undoEmail, reset, access } = scene;
  return [
    doras('PATCH /api/account/username', {}, { username: 'Dora Dale' }),
    doras('PATCH /api/account/email', {}, { email: 'dora.dale@example.org', ...OWN_PASSWORD }),
    doras('PATCH /api/account/password', {}, { newPassword: NEW_PASSWORD, ...OWN_PASSWORD }),
    doras('POST /api/account/email/cancel'),
    doras('POST /api/account/confirm-email', {}, { token: confirm }),
    doras('POST /api/account/undo-email', {}, { token: undoEmail }),
    doras('POST /api/auth/login', {}, { email: dora.email, password: OWN_PASSWORD.currentPassword }),
    doras('POST /api/auth/forgot-username', {}, { email: dora.email }),
    doras('POST /api/auth/forgot-password', {}, { email: dora.email }),
    doras('POST /api/auth/reset-password', {}, { token: reset, newPassword: NEW_PASSWORD }),
    doras('POST /api/account/two-factor/begin', {}, OWN_PASSWORD),
    doras('POST /api/account/access-tokens', {}, { name: 'My tool', scopes: ['horses'], ...OWN_PASSWORD }),
    doras('DELETE /api/account/access-tokens/:id', { id: access }),
    doras('POST /api/account/export', {}, OWN_PASSWORD),
    doras('POST /api/account/deletion', {}, OWN_PASSWORD),
    doras('POST /api/devices/sign-out-others'),
    doras('POST /api/auth/logout'),
  ];
}

export function ofDevices(scene: Scene, claras: RequestBy): readonly Request[] {
  const { waiting, device, cancelLink, claras: horse } = scene;
  return [
    claras('POST /api/waiting-calls/:id/cancel', { id: waiting }),
    claras('POST /api/waiting-calls/cancel-by-link', {}, { token: cancelLink }),
    claras('POST /api/devices/code'),
    claras('POST /api/devices/:id/notice', { id: device }),
    claras('POST /api/devices/:id/sign-out', { id: device }),
    claras('POST /api/devices/sign-out-others'),
    claras('POST /api/market/sell-horse', {}, { horseId: horse, price: 2000 }),
  ];
}

export function ofTwoFactor(
  { erik, recoveryCodes: [one, other] }: Scene,
  eriks: RequestBy,
): readonly Request[] {
  const proof = { ...OWN_PASSWORD, code: one };
  return [
    eriks('POST /api/account/two-factor/recovery-codes', {}, proof),
    eriks('POST /api/account/two-factor/recovery-codes', {}, { ...proof, code: other }),
    eriks('POST /api/account/two-factor/turn-off', {}, proof),
    eriks(
      'POST /api/auth/login',
      {},
      {
        email: erik.email,
        password: OWN_PASSWORD.currentPassword,
        code: one,
      },
    ),
  ];
}
