/* The figure that browsers call INP: from a press until the picture after it has been painted, in steps of 8 ms. */

const durations = new Map();

const observer = new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0)
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
});
observer.observe({ type: 'event', durationThreshold: 16, buffered: true });

/** Clears the presses so far. */
globalThis.beginPresses = () => durations.clear();

/** Waits until painting ends; returns the longest, in milliseconds. */
globalThis.longestPress = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  return Math.max(0, ...durations.values());
};
