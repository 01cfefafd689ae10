import type { RouteObject } from 'react-router';

/**
 * Returns the branch of the route table that leads to a route, which is all that hydration needs: matching an address
 * against the whole table costs more than rendering a page. Null if no route has the id.
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
