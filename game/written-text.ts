/** Normalises line breaks and trims. */
export function tidyText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Controls except line breaks and tabs, lone surrogates, private use, direction changes. */
const GARBLING = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/u;

export function isGarbled(text: string): boolean {
  return GARBLING.test(text);
}

const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for spaces, joiners and fillers alone. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
