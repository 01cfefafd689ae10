import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';

import { branchTo, patchRest, routesOf } from '#src/web/own-branch.ts';
import { loadPage } from '#src/web/load-page.ts';
import { routes } from '#src/web/routes.tsx';

const idsOf = (table: readonly RouteObject[]): string[] => routesOf(table).map(({ id }) => id ?? '');

describe('the branch of a page', () => {
  it('holds its root, its layout and itself, for each route of the table', () => {
    const table = routes(loadPage);
    for (const leaf of routesOf(table).filter(({ path }) => path !== undefined)) {
      const branch = branchTo(table, leaf.id ?? '') ?? [];
      expect(routesOf(branch)).toHaveLength(3);
      expect(idsOf(branch).at(-1)).toBe(leaf.id);
    }
  });

  it('matches its page as the whole table does', () => {
    const table = routes(loadPage);
    for (const path of ['/', '/activity/301-tokyo-skytree/', '/city/3/', '/hotels/1301-house/', '/no/such/page/']) {
      const whole = matchRoutes(table, path) ?? [];
      const alone = matchRoutes(branchTo(table, whole.at(-1)?.route.id ?? '') ?? [], path) ?? [];
      expect(alone.map(({ route, params }) => [route.id, params])).toEqual(
        whole.map(({ route, params }) => [route.id, params]),
      );
    }
  });

  it('is none where the table has no such route', () => {
    expect(branchTo(routes(loadPage), 'home /nowhere')).toBeNull();
  });

  it('becomes the whole table again by what is put beside it, each route once', () => {
    const table = routes(loadPage);
    const branch = branchTo(table, 'home /') ?? [];
    const added: string[] = [];
    patchRest(table, branch, (parent, children) => {
      expect(idsOf(branch)).toContain(parent);
      added.push(...idsOf(children));
    });
    expect([...idsOf(branch), ...added].toSorted()).toEqual(idsOf(table).toSorted());
  });
});
