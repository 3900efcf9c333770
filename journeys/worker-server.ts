/** JOURNEYS_PORT lets two checkouts run journeys at the same time. */
const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 3457);

/** Workers are numbered from 0. */
export const portOfWorker = (worker: number): number => FIRST_PORT + worker;

export const addressOfWorker = (worker: number): string => `http://127.0.0.1:${portOfWorker(worker)}`;

/** Opens `/metrics` of each server. */
export const METRICS_TOKEN = 'metrics-of-the-journeys';
