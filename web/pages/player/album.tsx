import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { COLOUR_PAGES, PATTERN_SLOTS, SLOTS_OF, type AlbumPart } from '../../../game/trophies/album.ts';
import { useHorses } from '../../horses/use-horses.ts';
import { AlbumPage, type AlbumTile } from '../../trophies/album-page.tsx';
import { useAlbum, useWish, type Album } from '../../trophies/use-trophies.ts';
import { WishPanel } from '../../trophies/wish-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MissingPlayer } from './missing-player.tsx';
import '../../trophies/trophies.css';

export default function PlayerAlbum() {
  const { id } = useParams<{ id: string }>();
  const album = useAlbum(id);
  const { error } = album;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingPlayer />;
  return (
    <div className="wrap page">
      <Query query={album} skeleton={<Skeleton label="Loading the album" rows={6} height="120px" />}>
        {(found) => <AlbumOf album={found} playerId={id} />}
      </Query>
    </div>
  );
}

interface AlbumOfProps {
  readonly album: Album;
  readonly playerId: string;
}

function AlbumOf({ album, playerId }: AlbumOfProps) {
  const own = useUser().id === playerId;
  const wish = useWish(own).data?.wish ?? null;
  const [part, setPart] = useState<AlbumPart>('colour');
  const bred = bredIn(album, 'colour');
  const all = SLOTS_OF.colour.length;
  return (
    <>
      <nav className="crumb" aria-label="Back">
        <Link href={`/players/${playerId}`}>
          <ChevronLeft className="icon icon-small" aria-hidden />
          {own ? 'Your stable' : album.username}
        </Link>
      </nav>
      <div className="album-head">
        <div>
          <PageHeading title={own ? 'Coat album' : `${album.username}’s coat album`} />
          <p className="page-lead">
            Every coat there is. Breed one, and its first foal stands here for good. Nothing here can be
            bought.
          </p>
          <p className="album-count">
            <b className="num">{bred}</b> of {all} colours bred
          </p>
          <Meter label="Colours bred" value={bred} max={all} className="album-meter" />
        </div>
        {own && <OwnWish wish={wish} album={album} />}
      </div>
      <Tabs
        label="Album"
        value={part}
        onChange={setPart}
        tabs={[
          {
            value: 'colour',
            label: 'Colours',
            count: ` ${bred} of ${all}`,
            panel: COLOUR_PAGES.map(({ title, slots }) => (
              <AlbumPage key={title} title={title} tiles={tilesOf(album, 'colour', slots, wish)} />
            )),
          },
          {
            value: 'pattern',
            label: 'Patterns',
            count: ` ${formatCount(album, 'pattern')}`,
            panel: (
              <AlbumPage
                title="Patterns"
                tiles={tilesOf(
                  album,
                  'pattern',
                  PATTERN_SLOTS.map((key) => ({ key })),
                  null,
                )}
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
                tiles={tilesOf(
                  album,
                  'breed',
                  BREEDS.map(({ id, name }) => ({ key: id, name })),
                  null,
                )}
              />
            ),
          },
        ]}
      />
    </>
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

function tilesOf(
  album: Album,
  part: AlbumPart,
  slots: readonly (Pick<AlbumTile, 'key' | 'colour'> & { readonly name?: string })[],
  wish: string | null,
): AlbumTile[] {
  return slots.map(({ key, name = key, colour }) => ({
    key,
    colour,
    name,
    slot: album.slots.find((slot) => slot.part === part && slot.key === key),
    isWish: wish === key,
  }));
}
