import { expect, test, vi } from 'vitest';
import type { CareHorse } from './use-feeding.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { fedWords } = await import('./use-feed-many.ts');

const horse = (id: string, name: string): CareHorse => ({ id, name, happiness: 90, feedExpiresAt: null });
const HORSES = [horse('1', 'Magpie'), horse('2', 'Juniper'), horse('3', 'Moth')];
const fed = (...ids: string[]) => ids.map((horseId) => ({ horseId, expiresAt: '2026-11-20T12:00:00Z' }));
const NONE_LEFT = 'You have no quarterly feed left. Purchase feed from the Market first.';
const without = (...ids: string[]) =>
  ids.map((horseId) => ({ horseId, code: 'NO_FEED', message: NONE_LEFT }));

test('all are fed', () => {
  expect(fedWords({ fed: fed('1', '2', '3'), refusals: [], quantity: 0 }, HORSES)).toEqual({
    title: '3 horses are fed',
    description: undefined,
  });
});

test('each reason is stated once', () => {
  expect(fedWords({ fed: fed('1', '2'), refusals: without('3'), quantity: 0 }, HORSES)).toEqual({
    title: '2 horses are fed',
    description: `Moth is not. ${NONE_LEFT}`,
  });
  expect(fedWords({ fed: fed('1'), refusals: without('2', '3'), quantity: 0 }, HORSES)).toEqual({
    title: 'Magpie is fed',
    description: `2 horses are not. ${NONE_LEFT}`,
  });
});

test('no horse fed counts as a failure', () => {
  expect(fedWords({ fed: [], refusals: without('1', '2'), quantity: 0 }, HORSES)).toMatchObject({
    variant: 'destructive',
    description: NONE_LEFT,
  });
});
