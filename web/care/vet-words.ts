import { VET_SERVICE_ROWS, type VetRefusal, type VetService } from '../../game/care/vet.ts';
import { ageWords } from '../../game/horses/age.ts';

/** As it stands in a list of services: the age from which mares and stallions breed belongs to the name (docs/rules/care.md#vet). */
export function serviceName(service: VetService): string {
  const { label, from } = VET_SERVICE_ROWS[service];
  return service === 'breeding_check' ? `${label} (${from / 12}+ yrs)` : label;
}

type Reason = (row: (typeof VET_SERVICE_ROWS)[VetService]) => string;

const REASONS: Readonly<Record<VetRefusal['refused'], Reason>> = {
  VET_PENDING: () => 'with the vet just now',
  STILL_VALID: () => 'valid already',
  HORSE_TOO_YOUNG: ({ from }) => `only from ${ageWords(from)} on`,
  HORSE_RETIRED: () => 'retired from breeding',
  WRONG_SEX: ({ sexes }) => `for ${sexes.map((sex) => `${sex}s`).join(' and ')} only`,
};

/** Why a horse may not have a service, in a few words that follow a name or stand alone. */
export function reasonWords(service: VetService, refused: VetRefusal['refused']): string {
  return REASONS[refused](VET_SERVICE_ROWS[service]);
}
