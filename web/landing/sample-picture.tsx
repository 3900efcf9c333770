import type { SampleHorse } from './sample-horse-rows.ts';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Px. */
const WIDTHS = [640, 1024] as const;

interface SamplePictureProps {
  readonly horse: SampleHorse;
  readonly className: string;
  readonly sizes: string;
  readonly late?: boolean;
  /** Preloads without showing. */
  readonly hidden?: boolean;
}

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
