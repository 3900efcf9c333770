// Runs before the first paint, and before the program has come. The build makes it small.
try {
  // So that nobody sees the other theme flash by.
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.light;
  }
  // What web/api/early.ts takes. Who needs longer than ten seconds asks anew: the rest of an answer must come in time.
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
} catch {
  // Storage may be forbidden: dark it is, and nobody is signed in.
}
