import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../game/profile/picture.ts';

/** Problems shown at once; the others are counted. */
const MOST_SHOWN = 4;

interface Choice {
  /** The one picture that may be sent; null if nothing changes. */
  readonly picture: File | null;
  readonly problems: readonly string[];
}

/** Decides about chosen files, given a picture chosen before. */
export function pictureAmong(files: readonly File[], before: File | null, isSending: boolean): Choice {
  if (isSending) return { picture: null, problems: ['Cannot add more files'] };
  const problems: string[] = [];
  const fitting: File[] = [];
  for (const file of files) {
    const problem = problemOf(file, [...fitting, ...(before ? [before] : [])]);
    if (problem === undefined) fitting.push(file);
    else problems.push(problem);
  }
  if (fitting.length > (before ? 0 : 1)) problems.push('You can only upload 1 file');
  const [first, second] = fitting;
  return { picture: first && !second && !before ? first : null, problems: shown(problems) };
}

function problemOf(file: File, others: readonly File[]): string | undefined {
  if (others.some((other) => isSame(file, other)))
    return `Cannot add the duplicate file '${file.name}', it already exists`;
  if (!(PICTURE_TYPES as readonly string[]).includes(typeOf(file)))
    return 'Please choose an image: JPEG, PNG, WebP, GIF or AVIF.';
  return file.size > PICTURE_MAX_BYTES
    ? `${file.name} exceeds maximum allowed size of ${PICTURE_MAX_BYTES / 2 ** 20} MB`
    : undefined;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name &&
  one.type === other.type &&
  one.size === other.size &&
  one.lastModified === other.lastModified;

/** Some systems do not know the type of newer pictures. */
function typeOf({ type, name }: File): string {
  if (type !== '') return type;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

function shown(problems: readonly string[]): readonly string[] {
  const more = problems.length - MOST_SHOWN;
  if (more <= 0) return problems;
  return [...problems.slice(0, MOST_SHOWN), `${more} additional restrictions were not fulfilled`];
}

export function formatUnreadable(count: number): string {
  return count === 1
    ? 'Failed to add 1 file due to an internal error'
    : `Failed to add ${count} files due to internal errors`;
}
