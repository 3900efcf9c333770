import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null });
const { draftIn, newDraft } = await import('./draft.ts');

test('a letter kept on the device goes on with its send id, so that it arrives once', () => {
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
])('%j is no draft', (text) => {
  expect(draftIn(text)).toBeUndefined();
});
