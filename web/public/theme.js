// Runs before the first paint, so that nobody sees the other theme flash by.
try {
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
} catch {
  // Storage may be forbidden: dark it is.
}
