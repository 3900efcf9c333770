import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/read.ts';
import { startServiceWorker } from './push/service-worker.ts';
import { App } from './shell/app.tsx';
import { startVitals } from './shell/vitals/start-vitals.ts';
import './styles.css';

startVitals();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
// Reports errors that a boundary caught like all others.
createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
startServiceWorker();
