const WALK_MS = 1_200;

/** The horse in front walks out of the picture; without motion, at once. */
export async function walkHome(): Promise<void> {
  const horse = document.querySelector<HTMLElement>('.gate-horse.is-met .gate-picture');
  if (horse === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { right } = horse.getBoundingClientRect();
  const walk = horse.animate([{ translate: '0 0' }, { translate: `${-right}px 0` }], {
    duration: WALK_MS,
    easing: 'cubic-bezier(0.4, 0, 0.9, 0.7)',
    fill: 'forwards',
  });
  // Cancelled if the page goes away.
  await walk.finished.catch(() => undefined);
}
