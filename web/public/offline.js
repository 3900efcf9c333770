// This page appears at the address that could not be loaded.
try {
  if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // Storage may be forbidden: dark.
}

function tryAgain() {
  fetch('/robots.txt', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}

addEventListener('online', tryAgain);
// Devices report being online too early, or never.
setInterval(tryAgain, 5_000);
