import { expect, test } from 'vitest';
import { type HorseToDress, type Piece, whyNotEquip, whyNotUnequip } from './equip.ts';

const juniper = { id: 'j', name: 'Juniper', wears: [], entryRunning: false } as const;
const saddle: Piece = { id: 's', type: 'saddle', wornBy: null };

test.each<[string, Partial<Piece & { forSale: boolean }>, Partial<HorseToDress>, string | undefined]>([
  ['a piece for sale', { forSale: true }, {}, 'TACK_FOR_SALE'],
  ['a free piece', {}, {}, undefined],
  ['with an entry running', {}, { entryRunning: true }, undefined],
  ['beside another type', {}, { wears: ['bridle', 'horseshoes'] }, undefined],
  ['beside its own type', {}, { wears: ['saddle'] }, 'TYPE_WORN'],
  ['what it wears', { wornBy: juniper }, { wears: ['saddle'] }, 'ALREADY_WORN'],
  ['what another wears', { wornBy: { id: 'r', name: 'Rowan' } }, {}, 'WORN_BY_ANOTHER'],
])('a horse puts on %s', (_, piece, horse, code) => {
  expect(whyNotEquip({ ...saddle, forSale: false, ...piece }, { ...juniper, ...horse })?.refused).toBe(code);
});

test.each<[string, Partial<Piece>, Partial<HorseToDress>, string | undefined]>([
  ['what it wears', { wornBy: juniper }, {}, undefined],
  ['what it wears in a show to come', { wornBy: juniper }, { entryRunning: true }, 'ENTRY_RUNNING'],
  ['what nobody wears', {}, {}, 'NOT_WORN'],
  ['what another wears', { wornBy: { id: 'r', name: 'Rowan' } }, {}, 'NOT_WORN'],
])('a horse takes off %s', (_, piece, horse, code) => {
  expect(whyNotUnequip({ ...saddle, ...piece }, { ...juniper, ...horse })?.refused).toBe(code);
});
