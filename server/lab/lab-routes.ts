import { describeGenetics, predictFoals } from '../../contract/lab.ts';
import { isViable } from '../../game/horses/genetics/genotype.ts';
import { lookOfGiven } from '../../game/horses/genetics/given-look.ts';
import { coatNameOfLook } from '../../game/horses/coat/look.ts';
import { gametesOfGiven } from '../../game/horses/genetics/gametes.ts';
import { gameteOdds } from '../../game/horses/genetics/odds.ts';
import { readGenetics } from '../../game/horses/genetics/wire.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Serve } from '../http/serve.ts';

/** The richest cross replies with some 150 kB. */
const PER_MINUTE = { perMinute: 120 } as const;

export function labRoutes(serve: Serve): void {
  serve.read(
    describeGenetics,
    async (_, { body: { genetics, ageInMonths } }) => {
      const given = readGenetics(genetics);
      if (isRefusal(given)) return given;
      const { genotype } = given;
      if (!isViable(genotype)) return { viable: false, color: null, look: null };
      const look = lookOfGiven({ ...given, genotype }, ageInMonths);
      return { viable: true, color: coatNameOfLook(look), look };
    },
    PER_MINUTE,
  );

  serve.read(
    predictFoals,
    async (_, { body }) => {
      const sire = readParent('Sire', body.sire);
      if (isRefusal(sire)) return sire;
      const dam = readParent('Dam', body.dam);
      if (isRefusal(dam)) return dam;
      const { outcomes, lethal } = gameteOdds(sire, dam);
      return { outcomes: outcomes.map(({ name, probability }) => ({ color: name, probability })), lethal };
    },
    PER_MINUTE,
  );
}

function readParent(parent: 'Sire' | 'Dam', genetics: unknown) {
  const given = readGenetics(genetics);
  if (isRefusal(given)) return refuse(given.refused, { ...given.details, parent });
  return isViable(given.genotype) ? gametesOfGiven(given) : refuse('PARENT_NOT_VIABLE', { parent });
}
