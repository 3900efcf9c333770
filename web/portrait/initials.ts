/** The first letters of the first and the last word of a name, for who has no picture: "Anna van Dam" is AD. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.match(/^./u)?.[0])
    .join('')
    .toLocaleUpperCase();
}
