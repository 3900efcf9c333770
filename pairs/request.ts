import type { Route, TestPlayer } from '../server/testing/app/test-app.ts';

export interface Request {
  readonly route: Route;
  readonly by: TestPlayer | undefined;
  readonly sent: { readonly params: object; readonly body?: object | string };
}

/** Makes requests of one player. */
export type RequestBy = (route: Route, params?: object, body?: object | string) => Request;

export const requestsBy =
  (by: TestPlayer | undefined): RequestBy =>
  (route, params = {}, body) => ({ route, by, sent: { params, ...(body !== undefined && { body }) } });
