import type { Sex } from '../../game/horses/age.ts';

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Pronouns {
  readonly Subject: 'She' | 'He';
  readonly object: 'her' | 'him';
  readonly Possessive: 'Her' | 'His';
}

/** Horses are never "it". */
export function pronounsOf(sex: Sex): Pronouns {
  return sex === 'mare'
    ? { Subject: 'She', object: 'her', Possessive: 'Her' }
    : { Subject: 'He', object: 'him', Possessive: 'His' };
}

/** Adds a missing full stop. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** "56.25%", "under 0.01%": a share from 0 to 1. */
export function formatPercent(share: number): string {
  const percent = Math.round(share * 10_000) / 100;
  return share > 0 && percent === 0 ? 'under 0.01%' : `${percent}%`;
}
