const ENTROPY_BYTES = 16;

/** 32 random hex digits, unpredictable to the server. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A UUID; browsers do not offer `randomUUID` over plain HTTP. */
export function newSendId(): string {
  const hex = drawEntropy();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
