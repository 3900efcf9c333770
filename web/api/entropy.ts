const ENTROPY_BYTES = 16;

/** 32 random hex digits: the browser's part of a draw, which the server cannot foresee. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
