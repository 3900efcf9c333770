import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What only dialogs and notices need comes after the page, with the first of them. */
const OF_DIALOGS =
  /ui\/(?:dialog|choices|radix-toaster)\.tsx|radix-ui|react-(?:remove-scroll|style-singleton)|aria-hidden|use-sidecar|use-callback-ref|get-nonce|tslib/;

/** What the first page of a player does without. */
const OF_LISTS =
  /ui\/(?:table|tabs|field|segments|show-more)\.tsx|web\/(?:inventory|care)\/|game\/care\/(?:treats|vet)|discipline-mark/;

/** What horse pages and requests share about breeding. */
const OF_BREEDING = /(?:web|game)\/breeding\//;

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's content policy names no data: for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What many pages share comes in one file: a file for every icon would be a request for every icon.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 3,
              priority: 1,
              test: (id) => !OF_DIALOGS.test(id) && !OF_LISTS.test(id) && !OF_BREEDING.test(id),
            },
            { name: 'lists', minShareCount: 3, test: OF_LISTS },
            { name: 'breeding', minShareCount: 3, test: OF_BREEDING },
          ],
        },
      },
    },
  },
  server: {
    // The calls of the contract, but not the modules of web/api/, whose addresses begin alike.
    proxy: {
      '^/api/(?!.*\\.tsx?(?:\\?|$))': process.env.API_URL ?? 'http://127.0.0.1:3000',
      '/uploads': process.env.API_URL ?? 'http://127.0.0.1:3000',
    },
  },
});
