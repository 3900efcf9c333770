/**
 * Which characters without a width have a task where they stand (docs/rules/people.md#characters): joiners within
 * emoji and in scripts whose letters join, and selectors after what has variants. Follows Unicode Technical Standard 51
 * (emoji) and RFC 5892, appendix A (joiners).
 */

/** Unicode's characters of combining class 9, which join consonants. */
const VIRAMA = `[${
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba' +
  '\\u0f84\\u1039\\u103a\\u1714\\u1715\\u1734\\u17d2\\u1a60\\u1b44\\u1baa\\u1bab\\u1bf2\\u1bf3\\u2d7f' +
  '\\ua806\\ua82c\\ua8c4\\ua953\\ua9c0\\uaaf6\\uabed\\u{10a3f}\\u{11046}\\u{11070}\\u{1107f}\\u{110b9}' +
  '\\u{11133}\\u{11134}\\u{111c0}\\u{11235}\\u{112ea}\\u{1134d}\\u{11442}\\u{114c2}\\u{115bf}\\u{1163f}' +
  '\\u{116b6}\\u{1172b}\\u{11839}\\u{1193d}\\u{1193e}\\u{119e0}\\u{11a34}\\u{11a47}\\u{11a99}\\u{11c3f}' +
  '\\u{11d44}\\u{11d45}\\u{11d97}'
}]`;

/** Scripts whose letters join or have variants by their neighbours. */
const CURSIVE =
  '[\\p{scx=Arabic}\\p{scx=Syriac}\\p{scx=Mongolian}\\p{scx=Nko}\\p{scx=Mandaic}\\p{scx=Adlam}\\p{scx=Hanifi_Rohingya}]';
/** Scripts without spaces, where a space without width says where a word ends. */
const UNSPACED = '[\\p{scx=Khmer}\\p{scx=Lao}\\p{scx=Myanmar}\\p{scx=Thai}]';
const letterOf = (script: string) => `(?=\\p{L})${script}`;

const [JOINER, NON_JOINER, NO_WIDTH_SPACE] = ['\\u200d', '\\u200c', '\\u200b'];

const PICTURE = '\\p{Extended_Pictographic}';
const REGIONS_WITH_FLAG = ['gbeng', 'gbsct', 'gbwls'];
const asTags = (letters: string) =>
  Array.from(letters, (letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join('');

const WITH_A_TASK = [
  // The flags of England, Scotland and Wales.
  `\\u{1f3f4}(?:${REGIONS_WITH_FLAG.map(asTags).join('|')})\\u{e007f}`,
  // ❤️, and 👩🏽‍🚒 up to the fire engine. A joiner leads from one picture to the next.
  `${PICTURE}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?(?:${JOINER}(?=${PICTURE}))?`,
  // 1️⃣
  '[#*0-9]\\ufe0f(?=\\u20e3)',
  `${letterOf(CURSIVE)}\\p{M}*${NON_JOINER}(?=${letterOf(CURSIVE)})`,
  `${VIRAMA}[${JOINER}${NON_JOINER}]`,
  `\\p{L}${JOINER}(?=${VIRAMA})`,
  `${letterOf(UNSPACED)}\\p{M}*${NO_WIDTH_SPACE}(?=${letterOf(UNSPACED)})`,
  '\\p{sc=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '[\\p{sc=Myanmar}\\p{sc=Phags_Pa}]\\ufe00',
  '\\p{sc=Mongolian}(?:[\\u180b-\\u180d\\u180f]|\\u180e(?=[\\u1820\\u1821]))',
];

const JOINERS = /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/gu;
/** Created with the first text: Unicode's scripts are slow to look up. */
let tasks: RegExp | undefined;

/** Removes joiners and selectors that have a use, and leaves the characters that they join. */
export function withoutJoiners(text: string): string {
  tasks ??= new RegExp(WITH_A_TASK.join('|'), 'gu');
  return text.replaceAll(tasks, (seen) => seen.replaceAll(JOINERS, ''));
}
