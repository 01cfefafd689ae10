import type { FastifyRequest } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import type { PageName } from '#src/contract/pages.ts';
import { localPath, type Address } from '#src/domain/site/addresses/address.ts';
import type { SiteChoice } from '#src/server/context/request-context.ts';
import { hiddenHere } from '#src/server/pages/page-plans.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { siteNow } from '#src/server/pages/site-now.ts';
import { anonymousCaller } from '#src/server/context/anonymous-visitor.ts';
import { loggedUrl } from '#src/server/context/request-target.ts';
import type { Head } from '#src/web/shared/page/page-definition.ts';

const readingLimitMs = 10_000;

type About = { readonly request: FastifyRequest; readonly address: Address; readonly site: SiteChoice };

/**
 * Returns the head of a page for a visitor who sends nothing along; null for what is no page here, and for one whose
 * own address is another.
 */
export async function headOf(
  deps: Deps,
  renderer: Pick<Renderer, 'renderPage' | 'assetsOf'>,
  { request, address, site }: About,
): Promise<{ readonly page: PageName; readonly head: Head } | null> {
  const found: { page: PageName; head: Head }[] = [];
  const caller = anonymousCaller({ site });
  const rendered = await renderer.renderPage({
    url: new URL(localPath(address.language, address.path), site.origin),
    site: await siteNow(deps, site, caller),
    api: inProcessClient(deps, caller),
    signal: AbortSignal.timeout(readingLimitMs),
    assetsOf: (page) => renderer.assetsOf(page, site.language),
    onError: (error) => request.log.error({ err: error, url: loggedUrl(request) }, 'page failed'),
    previewOf: (page, head) => {
      if (head.path === address.path && !hiddenHere(page, site)) found.push({ page, head });
      return null;
    },
  });
  return rendered.kind === 'page' && rendered.status === 200 ? (found[0] ?? null) : null;
}
