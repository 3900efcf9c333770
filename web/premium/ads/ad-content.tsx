import { useState } from 'react';
import { HOUR } from '../../../game/game-time.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';
import { outlineColours } from '../../portrait/coat-tint.ts';
import { HorseOutline } from '../../portrait/horse-outline.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { PREMIUM_LOOK } from '../premium-look.ts';

export default function AdContent({ path }: { readonly path: string }) {
  const { data, isPending } = useRead('GET /api/advertisements', {});
  // Changes every hour, but never while it is shown.
  const [rotation] = useState(() => Math.floor(worldNow().getTime() / HOUR));
  if (isPending) return null;
  if (data?.frame != null) return <NetworkFrame address={data.frame} />;
  const ads = houseAds(data?.show ?? null).filter(({ href }) => href !== path);
  const ad = ads[rotation % ads.length];
  return ad && <House {...ad} />;
}

function House({ title, text, href, act }: HouseAd) {
  return (
    <div className="ad">
      <span className="ad-picture" aria-hidden>
        <HorseOutline className="ad-horse" alt="" style={outlineColours(PREMIUM_LOOK)} />
      </span>
      <p>
        <b>{title}</b>
        <small>{text}</small>
      </p>
      <Link className={buttonClass()} href={href}>
        {act}
      </Link>
    </div>
  );
}

/** Sandboxed without an origin: it can neither read the game nor navigate the page. */
function NetworkFrame({ address }: { readonly address: string }) {
  const phone = window.matchMedia('(max-width: 860px)').matches;
  const url = new URL(address);
  url.searchParams.set('size', phone ? '320x50' : '728x90');
  return (
    <>
      <a
        className="ad-skip"
        href="#after-ad"
        onClick={(event) => {
          event.preventDefault();
          const slot = event.currentTarget.closest('.ad-slot');
          slot?.querySelector<HTMLElement>('.ad-end')?.focus();
        }}
      >
        Skip advertisement
      </a>
      <iframe
        className="ad-frame"
        title="Advertisement"
        src={url.href}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <span className="ad-end" tabIndex={-1} />
    </>
  );
}

interface HouseAd {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly act: string;
}

type Show = NonNullable<ReplyOf<'GET /api/advertisements'>['show']>;

/** Our own: parts of the game, and another stable's show. */
function houseAds(show: Show | null): readonly HouseAd[] {
  const own = [
    {
      title: 'What colour would their foal be?',
      text: 'Try any pair in the Colour Lab before you pay a stud fee.',
      href: '/lab',
      act: 'Open the Lab',
    },
    {
      title: 'Where do all the coins go?',
      text: 'Every coin made and spent today, in figures that add up.',
      href: '/economy',
      act: 'See the Economy',
    },
  ];
  return show === null ? own : [...own, adOf(show)];
}

function adOf({ id, type, level, prize, by }: Show): HouseAd {
  const discipline = type.replaceAll('_', ' ');
  return {
    title: `${by} puts up ${inCoins(prize)}`,
    text: `A ${discipline} show for horses of level ${level} and over.`,
    href: `/shows/${id}`,
    act: 'See the show',
  };
}
