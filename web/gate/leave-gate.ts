const LEAVING_MS = 500;

/** She stays in the yard; the other two, the gate and her sheet fade. Without motion, at once. */
export async function leaveGate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const leaving = document.querySelectorAll('.gate-horse.is-back, .gate-pillar, .gate-sheet, .gate-back');
  const fades = [...leaving].map((part) =>
    part.animate({ opacity: 0 }, { duration: LEAVING_MS, easing: 'ease-out', fill: 'forwards' }),
  );
  // Cancelled if the page goes away.
  await Promise.all(fades.map(({ finished }) => finished)).catch(() => undefined);
}
