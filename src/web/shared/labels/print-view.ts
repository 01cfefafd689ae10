import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/**
 * The same visit for a page that is a paper too: vouchers and receipts are read by others than who chose their years and
 * digits, and say what the printed ones say.
 */
export function onPaper(context: LoadContext): LoadContext {
  return { ...context, site: { ...context.site, writing: context.site.language } };
}
