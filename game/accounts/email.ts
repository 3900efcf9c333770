const DOMAIN_OF_OTHER_LETTERS = /^(?=.*[^ -~])[^\s/?#:@\\[\]%]+$/u;

/** An international domain as the mail carries it: "idn@bücher.example" is "idn@xn--bcher-kva.example". */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !DOMAIN_OF_OTHER_LETTERS.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
