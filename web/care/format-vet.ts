import type { VetRefusal } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, type VetService } from '../../game/care/vet-services.ts';
import { formatAge } from '../../game/horses/age.ts';

/** Includes the least age (docs/rules/care.md#vet). */
export function serviceName(service: VetService): string {
  const { label, from } = VET_SERVICE_ROWS[service];
  return service === 'breeding_check' ? `${label} (${from / 12}+ yrs)` : label;
}

export const NO_SERVICE_SELECTED = {
  title: 'No Service Selected',
  description: 'Please select a vet service',
  variant: 'destructive',
} as const;

export const FREE_CHECK = 'Your first is free. The market never takes a foal bred with it.';

type Reason = (row: (typeof VET_SERVICE_ROWS)[VetService]) => string;

const REASONS: Readonly<Record<VetRefusal['refused'], Reason>> = {
  VET_PENDING: () => 'with the vet just now',
  STILL_VALID: () => 'valid already',
  HORSE_TOO_YOUNG: ({ from }) => `only from ${formatAge(from)} on`,
  HORSE_RETIRED: () => 'retired from breeding',
  WRONG_SEX: ({ sexes }) => `for ${sexes.map((sex) => `${sex}s`).join(' and ')} only`,
};

/** Follows a name or stands alone. */
export function formatReason(service: VetService, refused: VetRefusal['refused']): string {
  return REASONS[refused](VET_SERVICE_ROWS[service]);
}
