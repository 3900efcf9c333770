export const RECOVERY_CODES = 10;

/** Letters in half a code; a whole code has about 50 bits. */
export const RECOVERY_CODE_HALF = 5;

/** Excludes characters that look alike. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Accepts any case, spaces and hyphens. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Six digits, as an authenticator app shows them. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** "ABCDE-FGHJK". */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_CODE_HALF)}-${code.slice(RECOVERY_CODE_HALF)}`;
}
