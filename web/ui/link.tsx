import type { ComponentProps } from 'react';
import { Link as WouterLink } from 'wouter';
import { stepTo } from './way-back.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** A link to another page of the game; where its address names the way back, its step of the history does too. */
export function Link(props: LinkProps) {
  return <WouterLink {...props} state={stepTo(props.href)} />;
}
