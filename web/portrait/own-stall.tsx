import type { Look } from './coat-tint.ts';
import { Stall } from './stall.tsx';

/** In a chunk of its own (`PARTS` in vite.config.ts). */
export default function OwnStall({ look }: { readonly look: Look }) {
  return <Stall look={look} alt="" />;
}
