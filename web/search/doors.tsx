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
        text={counts ? formatPlayers(counts) : 'Everybody in the world'}
      >
        <span className="door-heads">
          {second && <HeadPortrait look={second} alt="" />}
          {third && <HeadPortrait look={third} alt="" />}
        </span>
      </Door>
      <Door
        category="horses"
        label="Horses"
        text={counts ? formatHorses(counts) : 'Every horse in the world'}
      >
        {best && <SceneHorse look={best} />}
      </Door>
      <Door category="tack" label="Tack" text="Bridles, horseshoes, saddles by quality">
        <span className="door-tack">
          <SaddleIcon className="icon" />
          <BridleIcon className="icon" />
          <HorseshoeIcon className="icon" />
        </span>
      </Door>
      <Door category="shops" label="Shops" text={counts ? formatShops(counts) : 'What players have on sale'}>
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
  readonly text: string;
  readonly children: ReactNode;
}

function Door({ category, label, text, children }: DoorProps) {
  return (
    <li className="door">
      <span className="door-picture" aria-hidden>
        {children}
      </span>
      <h2>
        <Link href={`/find/${category}`}>{label}</Link>
      </h2>
      <p>{text}</p>
    </li>
  );
}

type Count = WorldCounts['players'];

const about = ({ count, about: rough }: Count, one: string) =>
  rough ? `Over ${inDigits(count)} ${one}s` : counted(count, one);

const formatPlayers = ({ players, playersHere }: WorldCounts) =>
  `${about(players, 'player')}, ${inDigits(playersHere.count)} of them here now`;
const formatHorses = ({ horses, horsesForSale }: WorldCounts) =>
  `${about(horses, 'horse')}, ${inDigits(horsesForSale.count)} for sale`;
const formatShops = ({ shops }: WorldCounts) =>
  shops.count === 0 ? 'Nobody has anything on sale yet' : `${about(shops, 'shop')} with something on sale`;
