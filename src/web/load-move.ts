import { heardApi } from '#src/web/shared/page/heard-api.ts';
import { isMissingFile, onMissingPart, withoutConnection } from '#src/web/shared/page/missing-part.ts';
import type { Loaded, Services } from '#src/web/shared/page/page-definition.ts';

type Move = { readonly href: string; readonly signal: AbortSignal; readonly entry: string };

/**
 * Loads the page of a client-side navigation: files and responses may fail to arrive, which is no error of the page
 * (spec §8). No first view needs this module; it loads after the page.
 */
export async function loadMove(
  services: Services,
  { href, signal, entry }: Move,
  load: (services: Services) => Promise<Loaded<unknown>>,
): Promise<Loaded<unknown>> {
  const heard = heardApi(services.api);
  let loaded: Loaded<unknown>;
  try {
    loaded = await load({ ...services, api: heard.api });
  } catch (fault) {
    if (signal.aborted) throw fault;
    if (heard.isCutOff()) return withoutConnection(href, fault);
    if (!isMissingFile(fault)) throw fault;
    return onMissingPart(fault, href, entry);
  }
  if (loaded.kind === 'missing' && heard.isCutOff() && !signal.aborted) return withoutConnection(href);
  return loaded;
}
