import { sign, unsign } from '#src/server/context/signing.ts';
import type { PreviewKind } from '#src/store/site/preview-links.store.ts';
import { isUuid } from '#src/domain/uuid.ts';

/** The key of an address that carries a preview (spec §7). */
export const previewKey = 'admin_preview_mode';

export type PreviewClaim = { readonly kind: PreviewKind; readonly id: string };

/**
 * Returns what the link of a preview carries. One for the content of a page serves no other page, and never as text
 * debug.
 */
export function previewToken({ kind, id }: PreviewClaim, path: string | null, key: string): string {
  return sign(id, purposeOf(kind, path), key);
}

/**
 * Returns what a token claims at this path (without language and trailing slash); null when none of our keys has signed
 * that.
 */
export function readPreviewToken(token: string, path: string, keys: readonly string[]): PreviewClaim | null {
  if (token.length > longest) return null;
  for (const kind of ['content', 'text-debug'] as const) {
    const id = unsign(token, purposeOf(kind, path), keys);
    if (isUuid(id)) return { kind, id };
  }
  return null;
}

function purposeOf(kind: PreviewKind, path: string | null): string {
  return kind === 'content' ? `preview of content at ${path ?? ''}` : 'text debug';
}

const longest = 100;
