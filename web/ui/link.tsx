import type { ComponentProps } from 'react';
import { Link as WouterLink } from 'wouter';
import { stepTo } from './way-back.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Keeps the address's `back` page in the history state. */
export function Link(props: LinkProps) {
  return <WouterLink {...props} state={stepTo(props.href)} />;
}
