import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What only dialogs and notices need comes after the page, with the first of them. */
const OF_DIALOGS =
  /ui\/(?:dialog|forms\/choices|toaster\/radix-toaster)\.tsx|radix-ui|react-(?:remove-scroll|style-singleton)|aria-hidden|use-sidecar|use-callback-ref|get-nonce|tslib/;

/** What lists of horses and shows are made of; the first page of a player does without. */
const OF_LISTS =
  /ui\/(?:table|loading\/show-more|own-icons|forms\/checkbox)\.tsx|discipline-mark|icons\/(?:eye|minus|route|trees|trophy)\./;

/** What pages and dialogs share about feed, vet and tack; the stable does without until a dialog opens. */
const OF_CARE = /web\/(?:inventory|care|tack|guild-work\/craft-words)|game\/(?:care\/(?:treats|vet)|tack\/)/;

/** What forms are made of: the landing page has two. */
const OF_FORMS = /ui\/forms\/(?:tabs|field|quantity-field|segments|text-area)\.tsx/;

/** The scene behind a horse: Home has none. */
const OF_SCENES = /web\/paddock\/(?!hours|horse-lights|settings\/)/;

/** What brings the light of a scene to the horse in it: lists of horses have no scene. */
const OF_LIGHT = /web\/(?:calendar\/own-paddock|paddock\/horse-lights)/;

/** The scenes that only a horse's own page has. */
const OF_SETTINGS = /web\/paddock\/settings\//;

/** The frame, and small things that it shares with the first pages: a file for each would be a request for each. */
const OF_FRAME =
  /web\/(?:shell\/(?:frame|header|status-bar|places|live-later|skip-link|arrival)\.|today\/(?!fetch)|calendar\/game-day|ui\/focus\/keep-focus|shows\/placing|pages\/(?:need|first-horse)\.|breeding\/news\/use-bred-since|horses\/words)|icons\/(?:chevron-down|house|log-out|megaphone|store|warehouse)\./;

/** What the pages of horses and the lab share about genes and breeds. */
const OF_GENES = /game\/horses\/(?:genetics\/|breed-rows|breeds|markings|traits)/;

/** What the records of a horse share. */
const OF_RECORDS = /web\/(?:records\/|pages\/horse-)/;

/** What pages with horses share to have them painted: the landing page and Home have none. */
const OF_PORTRAITS =
  /web\/(?:portrait\/(?:horse-picture|horse-outline|horse-light|use-portrait|coat-tint|paint\/(?:pictures|ask-worker)))/;

/** What the pages of shows and their results share. */
const OF_SHOWS =
  /web\/(?:shows\/(?:show-address|enter\/use-enter-show|receipts)|ui\/(?:focus\/use-kept-focus|loading\/not-known))|game\/shows\/place-xp/;

/** What the pages where horses are trained share; Home only tells of a full bank. */
const OF_TRAINING = /guild-work\/(?:training\.ts|training-words|bank-sign|how-many)/;

/** Rules that pages compute with, Home alone does not. */
const OF_RULES =
  /game\/(?:ledger\/coins|guild-work\/change-guild|rng|refusal|players\/(?:level|player-xp)|ledger\/salary|first-steps|today|shows\/scoring|horses\/polygene)/;

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
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'shared',
              minShareCount: 3,
              priority: 1,
              test: (id) =>
                ![
                  OF_DIALOGS,
                  OF_LISTS,
                  OF_CARE,
                  OF_FORMS,
                  OF_SCENES,
                  OF_LIGHT,
                  OF_SETTINGS,
                  OF_BREEDING,
                  OF_GENES,
                  OF_RECORDS,
                  OF_PORTRAITS,
                  OF_TRAINING,
                  OF_SHOWS,
                  OF_RULES,
                ].some((of) => of.test(id)),
            },
            { name: 'lists', minShareCount: 2, test: OF_LISTS },
            { name: 'care', minShareCount: 3, test: OF_CARE },
            { name: 'first', priority: 2, test: OF_FRAME },
            { name: 'forms', minShareCount: 3, test: OF_FORMS },
            { name: 'scenes', minShareCount: 3, test: OF_SCENES },
            { name: 'light', minShareCount: 3, test: OF_LIGHT },
            { name: 'breeding', minShareCount: 3, test: OF_BREEDING },
            { name: 'training', minShareCount: 2, test: OF_TRAINING },
            { name: 'shows', minShareCount: 3, test: OF_SHOWS },
            { name: 'portraits', minShareCount: 3, test: OF_PORTRAITS },
            { name: 'rules', minShareCount: 3, test: OF_RULES },
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
