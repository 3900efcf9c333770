import type { ReactNode } from 'react';
import type { Sex } from '../../../../game/horses/age.ts';
import { PROFILE_FROM } from '../../../../game/horses/form/trait-rows.ts';
import { LAST_ROSETTE, ordinal } from '../../../../game/shows/ordinal.ts';
import { useFoalBook } from '../../../keepsakes/use-keepsakes.ts';
import { MEADOW } from '../../../paddock/settings/meadow.ts';
import { coatTint, type Look } from '../../../portrait/coat-tint.ts';
import { EmptyStall } from '../../../portrait/empty-stall.tsx';
import { SceneThumbnail } from '../../../portrait/scene-thumbnail.tsx';
import { stallOf } from '../../../portrait/stall.tsx';
import { toScale } from '../../../portrait/true-size.ts';
import { usePedigree } from '../../../records/use-records.ts';
import { counted } from '../../../ui/coins.tsx';
import { lazily } from '../../../ui/loading/lazily.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { capitalised, pronounsOf } from '../../../ui/text.ts';
import type { Facet } from './facets.tsx';

const BodyBars = lazily(() => import('./body-bars.tsx'));
const Family = lazily(() => import('./family.tsx'));
const Story = lazily(() => import('./story.tsx'));

export interface FacetHorse {
  readonly id: string;
  readonly name: string;
  readonly gender: Sex;
  readonly color: string;
  readonly look: Look;
  readonly ageInMonths: number;
}

interface OwnOrPublic {
  readonly genes: Pick<Facet, 'content' | 'summary'>;
  readonly career: Pick<Facet, 'content' | 'summary' | 'picture'>;
  /** The page shows its foal's book itself. */
  readonly isGrowing: boolean;
}

/** The facets of a horse, in their order. Owners and other players read other genes and another career. */
export function facetsOf(horse: FacetHorse, { genes, career, isGrowing }: OwnOrPublic): readonly Facet[] {
  return [
    {
      id: 'body',
      label: 'Body',
      summary: formatStature(horse),
      picture: <BodyChips />,
      content: <BodyBars horseId={horse.id} />,
    },
    {
      id: 'genes',
      label: 'Coat and genes',
      picture: <CoatChips look={horse.look} />,
      ...genes,
    },
    { id: 'career', label: 'Career', ...career },
    {
      id: 'family',
      label: 'Family',
      summary: <ParentNames horseId={horse.id} />,
      picture: <ParentPictures horseId={horse.id} />,
      content: <Family horse={horse} />,
    },
    {
      id: 'story',
      label: 'Story',
      summary: <FirstDay horse={horse} />,
      picture: <FirstPicture horse={horse} />,
      content: <Story horse={horse} isGrowing={isGrowing} />,
    },
  ];
}

/** "Bay. Her genes are still hidden". */
export const formatCoat = ({ color, gender }: Pick<FacetHorse, 'color' | 'gender'>, areSeen: boolean) =>
  areSeen
    ? `${capitalised(color)}. You know ${pronounsOf(gender).Possessive.toLowerCase()} genes`
    : capitalised(color);

/** "1.66 m tall". */
export function formatStature({ look, ageInMonths }: Pick<FacetHorse, 'look' | 'ageInMonths'>): string {
  return ageInMonths < PROFILE_FROM ? 'What the parents promise' : `${look.height.toFixed(2)} m tall`;
}

/** Bars with a mark each. */
function BodyChips() {
  return (
    <span className="body-chips">
      {['30%', '62%', '48%'].map((left) => (
        <i key={left}>
          <b style={{ left }} />
        </i>
      ))}
    </span>
  );
}

/** Body, legs and mane, as paint. */
function CoatChips({ look }: { readonly look: Look }) {
  const { coat, points, mane } = coatTint(look);
  return (
    <span className="coat-chips">
      {[coat, points, mane].map((colour, index) => (
        // Three chips that never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} style={{ background: colour }} />
      ))}
    </span>
  );
}

const MOST_ROSETTES = 3;

/** The best places, as rosettes; before the first, one that is still to be won. */
export function BestRosettes({ places }: { readonly places: readonly number[] | undefined }) {
  if (places === undefined) return null;
  const best = places.filter((place) => place <= LAST_ROSETTE).toSorted((one, other) => one - other);
  if (best.length === 0) return <Rosette place={99} figure="?" className="rosette is-open" />;
  return best.slice(0, MOST_ROSETTES).map((place, index) => (
    // Equal places look the same.
    // oxlint-disable-next-line react/no-array-index-key
    <Rosette key={index} place={place} />
  ));
}

interface Starts {
  /** Of the latest starts. */
  readonly places: readonly number[] | undefined;
  /** Undefined while unknown. */
  readonly starts: number | undefined;
}

/** "3 wins in the last 10 starts", "Best place: 4th", "No start yet". */
export function formatStarts({ places, starts }: Starts): ReactNode {
  if (places === undefined) return null;
  if (places.length === 0) return 'No start yet';
  const wins = places.filter((place) => place === 1).length;
  if (wins === 0) return `Best place so far: ${ordinal(Math.min(...places))}`;
  const all = starts ?? places.length;
  return all > places.length
    ? `${counted(wins, 'win')} in the last ${counted(places.length, 'start')}`
    : `${counted(wins, 'win')} in ${counted(all, 'start')}`;
}

interface OfHorse {
  readonly horseId: string;
}

function ParentNames({ horseId }: OfHorse): ReactNode {
  const { data, isError } = usePedigree(horseId);
  if (!data) return isError ? 'Parents and foals' : null;
  const { sire, dam } = data;
  return sire && dam ? `${sire.name} and ${dam.name}` : 'From the store';
}

function ParentPictures({ horseId }: OfHorse) {
  const { data } = usePedigree(horseId);
  if (!data) return null;
  const { sire, dam } = data;
  return (
    <>
      {sire ? stallOf(sire) : <EmptyStall />}
      {dam ? stallOf(dam) : <EmptyStall />}
    </>
  );
}

interface StoryOf {
  readonly horse: FacetHorse;
}

function FirstDay({ horse: { id, gender } }: StoryOf): ReactNode {
  const { data, isError } = useFoalBook(id);
  if (!data) return isError ? `${pronounsOf(gender).Possessive} life so far` : null;
  const [first] = data.pages;
  const date = first?.written?.date;
  if (!date) return `${pronounsOf(gender).Possessive} life so far`;
  return first.page === 'came' ? `Came here on ${date}` : `Born on ${date}`;
}

/** How it looked when it was born, or when it came. */
function FirstPicture({ horse: { id, look } }: StoryOf) {
  const { data, isError } = useFoalBook(id);
  if (!data && !isError) return <span className="facet-scene" />;
  const first = data?.pages[0]?.written?.look ?? look;
  return (
    <span className="facet-scene" style={{ background: MEADOW.rough('day', 'spring') }}>
      <span className="facet-horse" style={toScale(first)}>
        <SceneThumbnail look={first} width="100px" />
      </span>
    </span>
  );
}
