export const RECOVERY_CODES = 10;

/** Half of one; a code has about 50 bits. */
export const RECOVERY_CODE_HALF = 5;

/** Without letters and digits that look alike. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As typed: in any case, with spaces or hyphens. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Six digits, as an authenticator app shows them. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** "ABCDE-FGHJK". */
export function recoveryCodeWords(code: string): string {
  return `${code.slice(0, RECOVERY_CODE_HALF)}-${code.slice(RECOVERY_CODE_HALF)}`;
}
