import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';

type Theme = 'dark' | 'light';

/** `public/early.js` reads this key before the first paint. */
const KEY = 'theme';

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  );

  function change(next: Theme) {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    colourBrowser(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  }

  return theme === 'dark' ? (
    <IconButton label="Light theme" onClick={() => change('light')}>
      <Sun className="icon" aria-hidden />
    </IconButton>
  ) : (
    <IconButton label="Dark theme" onClick={() => change('dark')}>
      <Moon className="icon" aria-hidden />
    </IconButton>
  );
}

/** Colours the browser's own bar like the page. */
function colourBrowser(theme: Theme): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
}
