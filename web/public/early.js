// Runs before the first paint, while the program is still loading. The build minifies it.
try {
  // Before the first paint, so the other theme does not flash.
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
  // Taken by web/api/early.ts; a program that takes longer than ten seconds requests it anew.
  const token = localStorage.getItem('auth_token');
  if (token) {
    const init = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(15_000) };
    const addresses = ['/api/auth/me', '/api/frame', '/api/game/date'];
    const response = fetch(`/api/batch?get=${addresses.join('&get=')}`, init).then(
      (response) => ({ response, at: Date.now() }),
      () => undefined,
    );
    window.early = { token, addresses, response };
    setTimeout(() => delete window.early, 10_000);
  }
} catch {
  // Storage may be forbidden: dark it is, and nobody is signed in.
}
