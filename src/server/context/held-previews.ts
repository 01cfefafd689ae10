import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { readCookie } from '#src/contract/site/cookies.ts';
import { apiPath } from '#src/server/context/api-path.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { hostOf } from '#src/server/context/hosts.ts';
import { passesOf } from '#src/server/context/link-passes.ts';
import { previewKey, readPreviewToken } from '#src/server/context/preview-link.ts';
import { targetOf } from '#src/server/context/request-target.ts';
import { livePreviews, type LivePreview } from '#src/store/site/preview-links.store.ts';

type Jar = Readonly<Record<string, string | undefined>>;

/** What each request holds; only requests that hold something are in it. */
const held = new WeakMap<FastifyRequest, readonly LivePreview[]>();

/** Notes what a request may look at before it is published. */
export function holdPreviews(request: FastifyRequest, previews: readonly LivePreview[]): void {
  if (previews.length > 0) held.set(request, previews);
}

/**
 * Returns whether a browser's cookies name a preview. Such a request is planned and drawn by itself, whatever comes of
 * it.
 */
export function namesPreview(cookies: Jar): boolean {
  const text = readCookie(cookies, 'link_pass');
  return text !== null && /(?:^|\.)[pd]-/.test(text);
}

/**
 * Returns the preview of a page's content that a request holds, by the path without language and slash; null for any
 * other.
 */
export function previewAt(request: FastifyRequest, path: string): { readonly asOf: string } | null {
  const found = held.get(request)?.find((one) => one.kind === 'content' && one.path === path);
  return found === undefined ? null : { asOf: found.asOf };
}

/** Returns the id of the text debug that a request holds, or null. */
export function textDebugOf(request: FastifyRequest): string | null {
  return held.get(request)?.find(({ kind }) => kind === 'text-debug')?.id ?? null;
}

/**
 * Looks up the previews that a request names, by its cookie or, in a call of the API, by a token for home. They are looked
 * up each time, so that one that was revoked shows nothing more.
 */
export function readPreviews(server: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>, site: SiteSettings): void {
  server.addHook('onRequest', async (request) => {
    const ids = [...idsOfCookie(request, deps, site), ...idsOfCall(request, site)];
    if (ids.length > 0) holdPreviews(request, await livePreviews(deps.db, ids));
  });
}

function idsOfCookie(request: FastifyRequest, { clock }: Pick<Deps, 'clock'>, site: SiteSettings): readonly string[] {
  if (!namesPreview(request.cookies)) return [];
  const passes = passesOf(request, hostOf(request, site).host, site, clock());
  return passes.flatMap(({ kind, subject }) => (kind === 'preview' || kind === 'debug' ? [subject] : []));
}

/** A call is no page: a token opens there what it opens on home, which the specification's calls belong to. */
function idsOfCall(request: FastifyRequest, { cookieKeys }: SiteSettings): readonly string[] {
  const target = targetOf(request);
  if (!target.search.includes(`${previewKey}=`) || apiPath(target) === null) return [];
  const claim = readPreviewToken(new URLSearchParams(target.search).get(previewKey) ?? '', '/', cookieKeys);
  return claim?.kind === 'content' ? [claim.id] : [];
}
