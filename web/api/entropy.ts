const ENTROPY_BYTES = 16;

/** 32 hex digits that nobody could foresee, the server included: what a browser adds to a draw. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
