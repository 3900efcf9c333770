import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null });
const { draftIn, newDraft } = await import('./draft.ts');

test('a draft stored on the device retains its send id', () => {
  const draft = newDraft({ toUsername: 'Ada', subject: 'Hay', body: 'Have you any?' });
  expect(draftIn(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"toUsername":"Ada"}',
  '{"toUsername":1,"subject":"","body":"","sendId":""}',
])('rejects %j as a draft', (text) => {
  expect(draftIn(text)).toBeUndefined();
});
