import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/read.ts';
import { App } from './shell/app.tsx';
import { SETTLED_MS, whenIdle } from './ui/loading/when-idle.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

window.addEventListener('load', () =>
  setTimeout(() => whenIdle(() => void startServiceWorker()), SETTLED_MS),
);

async function startServiceWorker(): Promise<void> {
  try {
    (await import('./push/service-worker.ts')).startServiceWorker();
  } catch {
    // Without it there is no offline page; nothing else is missed.
  }
}
