export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** With the full stop that a description may lack. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
