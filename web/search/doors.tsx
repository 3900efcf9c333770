import type { ReactNode } from 'react';
import type { Look } from '../portrait/coat-tint.ts';
import { HeadPortrait } from '../portrait/head-portrait.tsx';
import { SceneHorse } from '../portrait/stall.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { BridleIcon, HorseshoeIcon, SaddleIcon } from '../ui/own-icons.tsx';
import type { Category } from './find-address.ts';
import type { WorldCounts } from './use-find.ts';

interface DoorsProps {
  /** For the pictures; may be empty. */
  readonly looks: readonly Look[];
  readonly counts: WorldCounts | undefined;
}

export function Doors({ looks, counts }: DoorsProps) {
  const [best, second, third, fourth, fifth] = looks;
  return (
    <ul className="doors">
      <Door
        category="players"
        label="Players"
        words={counts ? playersWords(counts) : 'Everybody in the world'}
      >
        <span className="door-heads">
          {second && <HeadPortrait look={second} words="" />}
          {third && <HeadPortrait look={third} words="" />}
        </span>
      </Door>
      <Door
        category="horses"
        label="Horses"
        words={counts ? horsesWords(counts) : 'Every horse in the world'}
      >
        {best && <SceneHorse look={best} />}
      </Door>
      <Door category="tack" label="Tack" words="Bridles, horseshoes, saddles by quality">
        <span className="door-tack">
          <SaddleIcon className="icon" />
          <BridleIcon className="icon" />
          <HorseshoeIcon className="icon" />
        </span>
      </Door>
      <Door category="shops" label="Shops" words={counts ? shopsWords(counts) : 'What players have on sale'}>
        <span className="door-pair">
          {fourth && <SceneHorse look={fourth} />}
          {fifth && <SceneHorse look={fifth} />}
        </span>
      </Door>
    </ul>
  );
}

interface DoorProps {
  readonly category: Category;
  readonly label: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Door({ category, label, words, children }: DoorProps) {
  return (
    <li className="door">
      <span className="door-picture" aria-hidden>
        {children}
      </span>
      <h2>
        <Link href={`/find/${category}`}>{label}</Link>
      </h2>
      <p>{words}</p>
    </li>
  );
}

type Count = WorldCounts['players'];

const about = ({ count, about: rough }: Count, one: string) =>
  rough ? `Over ${inDigits(count)} ${one}s` : counted(count, one);

const playersWords = ({ players, playersHere }: WorldCounts) =>
  `${about(players, 'player')}, ${inDigits(playersHere.count)} of them here now`;
const horsesWords = ({ horses, horsesForSale }: WorldCounts) =>
  `${about(horses, 'horse')}, ${inDigits(horsesForSale.count)} for sale`;
const shopsWords = ({ shops }: WorldCounts) =>
  shops.count === 0 ? 'Nobody has anything on sale yet' : `${about(shops, 'shop')} with something on sale`;
