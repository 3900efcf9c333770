const ENTROPY_BYTES = 16;

/** 32 random hex digits, unpredictable to the server. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
