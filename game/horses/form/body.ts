import { DISCIPLINES, type Discipline } from '../../shows/disciplines.ts';
import { DISCIPLINE_FORMS, TYPE_TRAITS, TYPE_WEIGHT } from './optima.ts';
import type { Means } from './breed-forms.ts';
import { FORM_TRAITS, type FormTrait } from './form.ts';

/** How a discipline judges a trait; weights contain the discipline's scale. */
interface Judged {
  readonly line: number;
  readonly weight: number;
  /** Softened; undefined: the breed's own mean. */
  readonly best: number | undefined;
}

function judged(discipline: Discipline, trait: FormTrait): Judged {
  const { optima, lines, scale } = DISCIPLINE_FORMS[discipline];
  const line = (lines[trait] ?? 0) * scale;
  if (optima === 'type')
    return { line, weight: TYPE_TRAITS.has(trait) ? TYPE_WEIGHT * scale : 0, best: undefined };
  const [best, weight] = optima[trait] ?? [0, 0];
  return { line, weight: weight * scale, best: soften(best) };
}

const JUDGED: readonly (readonly Judged[])[] = DISCIPLINES.map((discipline) =>
  FORM_TRAITS.map((trait) => judged(discipline, trait)),
);

/** Extremes count less. */
export function soften(deviations: number): number {
  return deviations / Math.sqrt(1 + (deviations * deviations) / 16);
}

/** Points of one trait; `discipline` and `trait` by index, values softened. */
export function partPoints(discipline: number, trait: number, value: number, type: number): number {
  const part = JUDGED[discipline]?.[trait];
  if (part === undefined) throw new RangeError(`No discipline ${discipline} judges trait ${trait}`);
  const off = value - (part.best ?? type);
  return part.line * value - part.weight * off * off;
}

/** Points by discipline. `grown` and `type` in deviations. Only + − × ÷ √: equal on every machine. */
export function bodyPoints(grown: readonly number[], type: Means): number[] {
  const values = grown.map(soften);
  const types = type.map(soften);
  return JUDGED.map((parts) => {
    let points = 0;
    // Hot path.
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at];
      const value = values[at];
      if (part === undefined || value === undefined) continue;
      const off = value - (part.best ?? types[at] ?? 0);
      points += part.line * value - part.weight * off * off;
    }
    return points;
  });
}
