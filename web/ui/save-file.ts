import { MINUTE } from '../../game/game-time.ts';

const SAVED_MS = MINUTE;

/** Saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because some browsers start saving late.
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
}
