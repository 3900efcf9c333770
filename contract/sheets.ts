import { z } from 'zod';
import { call } from './call.ts';

/* Whole lists of one's own for spreadsheets: UTF-8 with a byte order mark, lines that end in CRLF, times in UTC. */

const Csv = z.string();

export const horsesSheet = call({
  method: 'GET',
  path: '/api/sheets/horses',
  access: 'player',
  scope: 'horses',
  summary: 'Own horses, in the order they came, as comma-separated values',
  reply: Csv,
  sheet: true,
  refusals: {},
});

export const resultsSheet = call({
  method: 'GET',
  path: '/api/sheets/results',
  access: 'player',
  scope: 'shows',
  summary: 'All your entries, newest first, as comma-separated values',
  reply: Csv,
  sheet: true,
  refusals: {},
});

export const ledgerSheet = call({
  method: 'GET',
  path: '/api/sheets/ledger',
  access: 'player',
  scope: 'coins',
  summary: "The player's ledger entries, newest first, as comma-separated values",
  reply: Csv,
  sheet: true,
  refusals: {},
});
