export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With the full stop that a description may lack. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** "56.25%", "8%", "under 0.01%": a share from 0 to 1 to at most two decimals, wherever one is shown. */
export function percentWords(share: number): string {
  const percent = Math.round(share * 10_000) / 100;
  return share > 0 && percent === 0 ? 'under 0.01%' : `${percent}%`;
}
