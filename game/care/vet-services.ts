import { BREED_FROM, RETIRED_FROM, type Sex, WEANED_FROM } from '../horses/age.ts';

/** Valid for a year. */
export const VET_CHECKS = ['checkup', 'vet_shots', 'breeding_check'] as const;
export type VetCheck = (typeof VET_CHECKS)[number];

/** Gelding is irreversible: one horse at a time. */
export const VET_SERVICES = [...VET_CHECKS, 'gelding'] as const;
export type VetService = (typeof VET_SERVICES)[number];

interface VetServiceRow {
  readonly label: string;
  readonly text: string;
  /** Coins. */
  readonly price: number;
  readonly sexes: readonly Sex[];
  /** Game months, included. */
  readonly from: number;
  /** Game months, excluded. */
  readonly until: number;
}

const EVERY_SEX = ['mare', 'stallion', 'gelding'] as const;

/** docs/rules/care.md#vet */
export const VET_SERVICE_ROWS: Readonly<Record<VetService, VetServiceRow>> = {
  checkup: {
    label: 'Checkup',
    text: 'A vet check for a year. With vet shots, every second show costs no happiness.',
    price: 125,
    sexes: EVERY_SEX,
    from: 0,
    until: Infinity,
  },
  vet_shots: {
    label: 'Vet Shots',
    text: 'Vet shots for a year. With a vet check, every second show costs no happiness.',
    price: 125,
    sexes: EVERY_SEX,
    from: 0,
    until: Infinity,
  },
  breeding_check: {
    label: 'Breeding Check',
    text: 'Fit to breed for a year: no mare and no stallion breeds without.',
    price: 500,
    sexes: ['mare', 'stallion'],
    from: BREED_FROM,
    until: RETIRED_FROM,
  },
  gelding: {
    label: 'Gelding',
    text: 'Makes a stallion a gelding for good: he never sires a foal again.',
    price: 500,
    sexes: ['stallion'],
    from: WEANED_FROM,
    until: Infinity,
  },
};
