/** What a browser may have chosen; its own file, because the configuration of the journeys reads it and knows no page. */
export type Theme = 'dark' | 'light';
