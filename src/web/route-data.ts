import type { Loaded } from '#src/web/shared/page/page-definition.ts';
import type { BuiltPage } from '#src/web/screens.ts';

/** What a route's loader leaves for its component and for the server's status. */
export type RouteData = {
  readonly page: BuiltPage;
  readonly loaded: Extract<Loaded<unknown>, { kind: 'page' | 'missing' }>;
};
