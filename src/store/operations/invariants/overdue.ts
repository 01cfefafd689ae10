/**
 * SQL for "this should have happened at `due`, and processes had longer than `grace` for it". While no worker runs,
 * nothing can be late: what came due while the shop was down, or in a backup, is given its time after the start. The
 * first condition follows from the second, and lets the database use an index.
 */
export function overdue(due: string, grace: string): string {
  return `(${due} < now() - interval '${grace}' and worked_since(${due}) > interval '${grace}')`;
}
