import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { attempt } from '../ui/storage.ts';

type Theme = 'dark' | 'light';

/** Also read by `early.js`. */
const KEY = 'theme';

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  );

  function change(next: Theme) {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    colourBrowser(next);
    // Without storage, the choice lasts as long as the page.
    attempt(() => localStorage.setItem(KEY, next));
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

/** Colours the browser's bar. */
function colourBrowser(theme: Theme): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
}
