import { writeFileSync } from 'node:fs';
import { founderMean } from '../game/horses/aptitude.ts';
import { goodAt } from '../game/horses/bred-for.ts';
import { BREEDS, type Breed } from '../game/horses/breeds.ts';
import { allowanceAt } from '../game/horses/form/aptitude-of.ts';
import { bodyPoints } from '../game/horses/form/body.ts';
import { rngFromNumber } from '../game/rng.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { meansOf } from '../game/horses/form/breed-forms.ts';
import { FORM_TRAITS, grownIn } from '../game/horses/form/form.ts';
import { drawFounderForm } from '../game/horses/form/inherit-form.ts';

/*
 * Writes game/horses/form/breed-talents.ts: what founders need beside their bodies so that they have the means and the
 * deviation of docs/rules/genetics.md#founders. Run it after a change to means, optima or ranks of breeds.
 */

const FOUNDERS = 20_000;
const DEVIATION = 5;
const LEAST_VARIANCE = 4;

const hundredths = (points: number) => Math.round(points * 100) / 100 + 0;

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((each) => (each - middle) ** 2));
}

/** Points of the body by discipline, of many founders. */
function bodiesOf({ id }: Breed, at: number): number[][] {
  const rng = rngFromNumber(77 + at);
  const bodies = Array.from({ length: FOUNDERS }, () => {
    const form = drawFounderForm(rng, id);
    return bodyPoints(
      FORM_TRAITS.map((_, trait) => grownIn(form, trait)),
      meansOf(id),
    );
  });
  return DISCIPLINES.map((_, discipline) => bodies.map((points) => points[discipline] ?? 0));
}

const herds = BREEDS.map((breed, at) => ({ breed, bodies: bodiesOf(breed, at) }));
const usual = herds.map(({ bodies }) => bodies.map((points) => hundredths(mean(points))));

/** Mean body of the breeds that are good at the discipline: talent follows them, an allowance fills the rest. */
const reference = DISCIPLINES.map((discipline, at) =>
  mean(
    usual.flatMap((body, breed) =>
      goodAt(herds[breed]?.breed.bredFor ?? []).includes(discipline) ? [body[at] ?? 0] : [],
    ),
  ),
);

const rows = herds.map(({ breed, bodies }, index) => {
  const body = usual[index] ?? [];
  const allowance = body.map((points, at) => hundredths(Math.max(0, (reference[at] ?? 0) - points)));
  const whole = bodies.map((points, at) =>
    points.map((each) => each + allowanceAt({ allowance, body }, at, each)),
  );
  return {
    id: breed.id,
    body,
    mean: DISCIPLINES.map((discipline, at) =>
      hundredths(founderMean(breed, discipline) - mean(whole[at] ?? [])),
    ),
    deviation: whole.map((points) =>
      hundredths(Math.sqrt(Math.max(LEAST_VARIANCE, DEVIATION * DEVIATION - variance(points)))),
    ),
    allowance,
  };
});

const list = (values: readonly number[]) => `[${values.join(', ')}]`;
const text = rows
  .map(
    (row) => `  ${row.id}: {
    body: ${list(row.body)},
    mean: ${list(row.mean)},
    deviation: ${list(row.deviation)},
    allowance: ${list(row.allowance)},
  },`,
  )
  .join('\n');

writeFileSync(
  new URL('../game/horses/form/breed-talents.ts', import.meta.url),
  `import type { BreedId } from '../breeds.ts';

/** Points by discipline. */
export interface BreedTalents {
  /** Mean of what founders have from their bodies. */
  readonly body: readonly number[];
  /** Mean and deviation of founders' talent. */
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** What purebreds get where their breed's body is far from the best. */
  readonly allowance: readonly number[];
}

/** Written by \`npm run calibrate\`. */
export const BREED_TALENTS: Readonly<Record<BreedId, BreedTalents>> = {
${text}
};
`,
);

const variances = herds.flatMap(({ bodies }) => bodies.map(variance));
for (const [at, discipline] of DISCIPLINES.entries()) {
  const of = mean(herds.map(({ bodies }) => variance(bodies[at] ?? [])));
  console.log(`${discipline}: deviation of the body ${Math.sqrt(of).toFixed(2)}, aim 3`);
}
console.log(`share of the variance from the body: ${(mean(variances) / DEVIATION ** 2).toFixed(2)}`);
console.log(`largest allowance: ${Math.max(...rows.flatMap(({ allowance }) => allowance))}`);
