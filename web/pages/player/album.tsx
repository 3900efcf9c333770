import { ChevronLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { BREED_FROM } from '../../../game/horses/age.ts';
import { BREEDS, CROSSBREED } from '../../../game/horses/breeds.ts';
import { estimateGametes } from '../../../game/horses/genetics/estimate.ts';
import { isViable } from '../../../game/horses/genetics/genotype.ts';
import { gametesOfGiven, type Gametes } from '../../../game/horses/genetics/gametes.ts';
import { readGenetics } from '../../../game/horses/genetics/wire.ts';
import { isRefusal } from '../../../game/refusal.ts';
import {
  COLOUR_PAGES,
  GREY_SLOT,
  PATTERN_SLOTS,
  SLOTS_OF,
  type AlbumPart,
} from '../../../game/trophies/album.ts';
import { couldGive } from '../../../game/trophies/could-give.ts';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { Place } from '../../calendar/place.tsx';
import { useHorses, type Horse } from '../../horses/use-horses.ts';
import { breedLook } from '../../market/breeds/breed-look.ts';
import { OFFICE } from '../../paddock/settings/office.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { SceneHorse } from '../../portrait/stall.tsx';
import { AlbumPage } from '../../trophies/album-page.tsx';
import { Nearest } from '../../trophies/nearest.tsx';
import { lookOfColour, lookOfPattern } from '../../trophies/slot-look.ts';
import { useAlbum, useWish, type Album } from '../../trophies/use-trophies.ts';
import { WishPanel } from '../../trophies/wish-panel.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { OwnHorse } from '../horse-place.tsx';
import { MissingPlayer } from './missing-player.tsx';
import '../../trophies/trophies.css';

export default function PlayerAlbum() {
  const { id } = useParams<{ id: string }>();
  const own = useUser().id === id;
  const album = useAlbum(id);
  const { data: horses } = useHorses();
  const { data: wished } = useWish(own);
  const near = useMemo(() => (own ? nearOf(horses ?? []) : NONE), [own, horses]);
  const { data, error } = album;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingPlayer />;
  const wish = wished?.wish ?? null;
  const nearest = data && nearestOf(data, near);
  const shown = nearest ? lookOf(nearest.key) : data?.slots[0]?.horse.look;
  return (
    <>
      <Place
        setting={OFFICE}
        horse={
          shown === undefined ? (
            data && <OwnHorse setting={OFFICE} />
          ) : (
            <span className={nearest ? 'album-dark' : undefined}>
              <SceneHorse key={nearest?.key} look={shown} />
            </span>
          )
        }
      >
        <nav className="crumb" aria-label="Back">
          <Link href={`/players/${id}`}>
            <ChevronLeft className="icon icon-small" aria-hidden />
            {own ? 'Your stable' : (data?.username ?? '…')}
          </Link>
        </nav>
        <PageHeading title={own || !data ? 'Coat album' : `${data.username}’s coat album`} />
        <p>
          Every coat there is. Breed one, and its first foal stands here for good. Nothing here can be bought.
        </p>
        <p className="album-count">
          <b className="num">{data ? bredIn(data, 'colour') : '…'}</b> of {SLOTS_OF.colour.length} colours
          bred
        </p>
        <Meter
          label="Colours bred"
          value={data ? bredIn(data, 'colour') : 0}
          max={SLOTS_OF.colour.length}
          className="album-meter"
        />
      </Place>
      <div className="wrap page">
        <Query
          // The nearest coat stands above the album.
          query={own && horses === undefined ? { ...album, data: undefined } : album}
          skeleton={<Skeleton label="Loading the album" rows={6} height="120px" />}
        >
          {(found) => (
            <>
              {own && (
                <div className="album-next">
                  {nearest ? (
                    <Nearest colour={nearest.key} pair={nearest.pair} isWish={wish === nearest.key} />
                  ) : (
                    <FirstPair />
                  )}
                  <OwnWish wish={wish} album={found} />
                </div>
              )}
              <AlbumOf album={found} wish={own ? wish : null} near={near} />
            </>
          )}
        </Query>
      </div>
    </>
  );
}

type Near = ReturnType<typeof couldGive>;
const NONE: Near = new Map();

/** What grown horses of the player could give, by their genes where the player sees them, else by their looks. */
function nearOf(horses: readonly Horse[]): Near {
  const parents = horses.filter(({ retired, ageInMonths }) => !retired && ageInMonths >= BREED_FROM);
  const of = (sex: Horse['gender']) =>
    parents
      .filter(({ gender }) => gender === sex)
      .map(({ id, name, genetics, look, breedId }) => ({
        id,
        name,
        gametes: gametesIn(genetics, look, breedId),
      }));
  return couldGive(of('mare'), of('stallion'));
}

function gametesIn(genetics: Horse['genetics'], look: Horse['look'], breedId: string): Gametes {
  const given = genetics === null ? undefined : readGenetics(genetics);
  if (given !== undefined && !isRefusal(given) && isViable(given.genotype)) return gametesOfGiven(given);
  return estimateGametes(look, BREEDS.find(({ id }) => id === breedId)?.id ?? CROSSBREED);
}

function nearestOf(album: Album, near: Near) {
  const open = [...near].filter(([key]) => slotOf(album, 'colour', key) === undefined);
  const [first] = open.toSorted(([, one], [, other]) => other.chance - one.chance);
  return first && { key: first[0], pair: first[1] };
}

function lookOf(key: string): Look {
  const slot = COLOUR_PAGES.flatMap(({ slots }) => slots).find((one) => one.key === key);
  return lookOfColour(slot?.colour ?? GREY_SLOT);
}

/** For players without two horses to breed. */
function FirstPair() {
  return (
    <section className="sheet nearest" aria-labelledby="first-pair">
      <h2 id="first-pair">Your first foal hangs here</h2>
      <p>Breed a mare of yours, or see in the Lab which coats two horses could give.</p>
      <p className="wish-acts">
        <Link className={buttonClass('main')} href="/lab">
          Open the Lab
        </Link>
      </p>
    </section>
  );
}

interface AlbumOfProps {
  readonly album: Album;
  readonly wish: string | null;
  readonly near: Near;
}

function AlbumOf({ album, wish, near }: AlbumOfProps) {
  const [part, setPart] = useState<AlbumPart>('colour');
  const tile = (part: AlbumPart, key: string, look: Look, name = key) => ({
    key,
    name,
    look,
    slot: slotOf(album, part, key),
    isWish: part === 'colour' && wish === key,
    pair: part === 'colour' ? near.get(key) : undefined,
  });
  return (
    <Tabs
      label="Album"
      value={part}
      onChange={setPart}
      tabs={[
        {
          value: 'colour',
          label: 'Colours',
          count: ` ${formatCount(album, 'colour')}`,
          panel: COLOUR_PAGES.map(({ title, slots }) => (
            <AlbumPage
              key={title}
              title={title}
              slots={slots}
              tileOf={({ key, colour }) => tile('colour', key, lookOfColour(colour))}
            />
          )),
        },
        {
          value: 'pattern',
          label: 'Patterns',
          count: ` ${formatCount(album, 'pattern')}`,
          panel: (
            <AlbumPage
              title="Patterns"
              slots={PATTERN_SLOTS}
              tileOf={(key) => tile('pattern', key, lookOfPattern(key))}
            />
          ),
        },
        {
          value: 'breed',
          label: 'Breeds',
          count: ` ${formatCount(album, 'breed')}`,
          panel: (
            <AlbumPage
              title="Breeds"
              slots={BREEDS}
              tileOf={(breed) => tile('breed', breed.id, breedLook(breed), breed.name)}
            />
          ),
        },
      ]}
    />
  );
}

interface OwnWishProps {
  readonly wish: string | null;
  readonly album: Album;
}

function OwnWish({ wish, album }: OwnWishProps) {
  const { data: horses } = useHorses();
  const mares = horses?.filter(({ gender, retired }) => gender === 'mare' && !retired) ?? [];
  return <WishPanel wish={wish} bred={album.slots} mares={mares} />;
}

function bredIn({ slots }: Album, part: AlbumPart): number {
  return slots.filter((slot) => slot.part === part).length;
}

function formatCount(album: Album, part: AlbumPart): string {
  return `${bredIn(album, part)} of ${SLOTS_OF[part].length}`;
}

function slotOf({ slots }: Album, part: AlbumPart, key: string) {
  return slots.find((slot) => slot.part === part && slot.key === key);
}
