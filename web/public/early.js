// Before the first paint, so that no other theme flashes by; and web/api/early.ts. Storage may be forbidden.
try {
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
  const token = localStorage.getItem('auth_token');
  if (token) {
    const init = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(15_000) };
    const ask = async (address) => {
      const response = await fetch(address, init);
      return { response, at: Date.now() };
    };
    window.early = { token };
    setTimeout(() => delete window.early, 10_000);
    for (const address of ['/api/auth/me', '/api/frame'])
      window.early[address] = ask(address).catch(() => undefined);
  }
} catch {}
