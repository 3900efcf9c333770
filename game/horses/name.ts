import { cutTo, lengthOf } from '../written-text.ts';

/** docs/rules/screens.md#lists-and-names */
export const HORSE_NAME_MAX = 50;

/** "Foal of Juniper", cut to HORSE_NAME_MAX. */
export function foalName(dam: string): string {
  const most = HORSE_NAME_MAX - 'Foal of '.length;
  return `Foal of ${lengthOf(dam) > most ? `${cutTo(dam, most - 1).trimEnd()}…` : dam}`;
}
