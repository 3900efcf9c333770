import { useEffect } from 'react';
import type { WhyAsked } from '../show-address.ts';
import { useAskedPlace } from './use-show.ts';
import type { PlacedHorse } from './use-show.ts';
import WhyDialog from './why-dialog.tsx';

interface AskedWhyProps {
  readonly showId: string;
  readonly asked: WhyAsked;
  /** One and the same from one drawing to the next. */
  readonly onShown: (horse: PlacedHorse) => void;
  readonly onClose: () => void;
}

/** The score of a place that an address names; nothing if there is no such place. */
export default function AskedWhy({ showId, asked, onShown, onClose }: AskedWhyProps) {
  const { data } = useAskedPlace(showId, asked);
  const horse = data?.find(({ place }) => place === asked.place);
  useEffect(() => {
    if (horse) onShown(horse);
  }, [horse, onShown]);
  if (!horse) return null;
  const before = data?.find(({ place }) => place === asked.place - 1);
  return <WhyDialog horse={horse} before={before} onClose={onClose} />;
}
