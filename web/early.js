// Runs before the first paint, while the program loads. The build writes it into the page.
try {
  // Set here to keep the other theme from flashing.
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
  const token = localStorage.getItem('auth_token');
  // web/api/early.ts takes it within ten seconds, or requests it again.
  if (token) {
    const init = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(15_000) };
    const addresses = ['/api/auth/me', '/api/shell', '/api/game/date', '/api/advertisements'];
    // Guests may not read the chat.
    if (localStorage.getItem('is_guest') === null) addresses.push('/api/chat/has-new');
    // Pages that begin with horses.
    if (/^\/(stable|guild-work)?$/.test(location.pathname)) addresses.push('/api/horses');
    if (location.pathname === '/stable') addresses.push('/api/stable/boxes');
    const response = fetch(`/api/batch?get=${addresses.join('&get=')}`, init).then(
      (response) => ({ response, at: Date.now() }),
      () => undefined,
    );
    window.early = { token, addresses, response };
    setTimeout(() => delete window.early, 10_000);
  }
  // The build lists the files that the program requests first (vite.config.ts).
  const who = token ? 'data-player' : 'data-visitor';
  const place = location.pathname.slice(1).replace('/', '-') || 'home';
  const script = document.currentScript;
  const files = script.getAttribute(`${who}-${place}`) ?? script.getAttribute(`${who}-pages`);
  for (const file of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    const kind = {
      css: { rel: 'preload', as: 'style' },
      js: { rel: 'modulepreload' },
      // Files of `<use>` cannot be preloaded.
      svg: { rel: 'prefetch' },
    }[file.split('.').at(-1)];
    document.head.append(Object.assign(link, kind, { href: `/${file}`, crossOrigin: '' }));
  }
} catch {
  // Storage may be forbidden: dark theme, signed out.
}
