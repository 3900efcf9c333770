interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const OWN_PASSWORD_PROBLEMS = {
  PASSWORD_BLANK: 'A password needs more than spaces.',
  PASSWORD_IS_USERNAME: 'Your password cannot be your username.',
  PASSWORD_IS_EMAIL: 'Your password cannot be your email.',
} as const;

/** Undefined if acceptable. */
export function ownPasswordProblem({
  username,
  email,
  password,
}: Registration): keyof typeof OWN_PASSWORD_PROBLEMS | undefined {
  if (!/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(password)) return 'PASSWORD_BLANK';
  const folded = fold(password);
  if (folded === fold(username)) return 'PASSWORD_IS_USERNAME';
  const parts = [email, email.replace(/@[^@]*$/, ''), email.replace(/\+.*$|@[^@]*$/, '')];
  return parts.some((part) => folded === fold(part)) ? 'PASSWORD_IS_EMAIL' : undefined;
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
