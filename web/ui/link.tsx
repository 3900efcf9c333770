import type { ComponentProps } from 'react';
import { Link as WouterLink } from 'wouter';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** A link to another page of the game. */
export function Link(props: LinkProps) {
  return <WouterLink {...props} />;
}
