import { Stall } from '../../portrait/stall.tsx';
import type { Look } from '../../portrait/coat-tint.ts';

/** In a chunk of its own (`PARTS` in vite.config.ts). */
export default function HeroStall({ look }: { readonly look: Look }) {
  return <Stall look={look} alt="" />;
}
