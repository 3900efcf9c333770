import type { SampleHorse } from './sample-horse-rows.ts';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Px that the kept pictures are wide. */
const WIDTHS = [640, 1024] as const;

interface SamplePictureProps {
  readonly horse: SampleHorse;
  readonly className: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  readonly sizes: string;
  /** Not before it comes near the window. */
  readonly late?: boolean;
  /** It is on its way, but not its turn yet. */
  readonly hidden?: boolean;
}

/** A sample horse as the game paints it, painted beforehand. */
export function SamplePicture({ horse, className, sizes, late = false, hidden = false }: SamplePictureProps) {
  const files = WIDTHS.map((width) => `${PICTURES[`./pictures/${horse.file}-${width}.webp`]} ${width}w`);
  return (
    <img
      className={className}
      srcSet={files.join(', ')}
      sizes={sizes}
      width={1024}
      height={880}
      alt={`${horse.coat} ${horse.breedName}`}
      loading={late ? 'lazy' : 'eager'}
      hidden={hidden}
    />
  );
}
