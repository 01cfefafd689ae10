import type { RouteObject } from 'react-router';

/**
 * The branch of a table that leads to a route, without what is beside it: all that a page needs to be taken over. To
 * match an address with the whole table costs more than to draw a page. Null when no route has the id.
 */
export function branchTo(table: readonly RouteObject[], id: string): RouteObject[] | null {
  for (const route of table) {
    if (route.id === id) return [route];
    const below = branchTo(route.children ?? [], id);
    if (below !== null && route.index !== true) return [{ ...route, children: below }];
  }
  return null;
}

/** All routes of a branch, from its root down. */
export function routesOf(branch: readonly RouteObject[]): RouteObject[] {
  return branch.flatMap((route) => [route, ...routesOf(route.children ?? [])]);
}

/** Puts beside a branch all that the table has: what a move to another page is matched with. */
export function patchRest(
  table: readonly RouteObject[],
  branch: readonly RouteObject[],
  patch: (parent: string, children: RouteObject[]) => void,
): void {
  for (const whole of table) {
    const own = branch.find(({ id }) => id === whole.id);
    if (own === undefined || whole.id === undefined || whole.children === undefined) continue;
    const there = own.children ?? [];
    patch(
      whole.id,
      whole.children.filter(({ id }) => !there.some((child) => child.id === id)),
    );
    patchRest(whole.children, there, patch);
  }
}
