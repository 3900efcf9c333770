import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/* Vitest runs this before each test file that may copy the template: its making goes on beside the first tests. */

const POLL_MS = 50;

const { outcome } = inject('databaseTemplate');
while (!existsSync(outcome)) await wait(POLL_MS);
const failure = readFileSync(outcome, 'utf8');
if (failure !== '') throw new Error(`The template database could not be made: ${failure}`);
