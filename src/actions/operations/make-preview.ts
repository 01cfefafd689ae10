import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { insertPreview, type PreviewKind } from '#src/store/site/preview-links.store.ts';

export type MakePreview = {
  readonly kind: PreviewKind;
  /** The page, without language and trailing slash; null for text debug. */
  readonly path: string | null;
  readonly hours: number;
  readonly madeBy: string;
  readonly reason: string;
};

const mostHours = { content: 168, 'text-debug': 8 } as const satisfies Record<PreviewKind, number>;

/** Makes a link that shows drafts of one page as they are now, or turns on text debug, for some hours. */
export async function makePreview(
  deps: Pick<Deps, 'db' | 'ids'>,
  requested: MakePreview,
): Promise<Result<{ readonly id: string; readonly until: string }>> {
  const { kind, path, hours } = requested;
  if (!Number.isInteger(hours) || hours < 1 || hours > mostHours[kind]) return fail('bad_request', { field: 'hours' });
  if (path !== null && !/^\/(?!\/)[\w\-/.]*$/.test(path)) return fail('bad_request', { field: 'path' });
  const id = deps.ids.uuid();
  const { expiresAt } = await insertPreview(deps.db, { ...requested, id });
  return ok({ id, until: expiresAt });
}
