// Runs before the first paint, while the program loads. The build minifies it.
try {
  // Set here, so the other theme does not flash.
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
  // The build names the list of all pages but the first.
  const pages = document.currentScript?.dataset.pages;
  if (pages && location.pathname !== '/') {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: pages, crossOrigin: '' });
    document.head.append(link);
  }
  // Taken by web/api/early.ts within ten seconds, else requested again.
  const token = localStorage.getItem('auth_token');
  if (token) {
    const init = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(15_000) };
    const addresses = [
      '/api/auth/me',
      '/api/frame',
      '/api/game/date',
      '/api/chat/has-new',
      '/api/advertisements',
    ];
    const response = fetch(`/api/batch?get=${addresses.join('&get=')}`, init).then(
      (response) => ({ response, at: Date.now() }),
      () => undefined,
    );
    window.early = { token, addresses, response };
    setTimeout(() => delete window.early, 10_000);
  }
} catch {
  // Storage may be forbidden: dark theme, signed out.
}
