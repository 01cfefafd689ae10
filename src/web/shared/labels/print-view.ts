import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/**
 * Returns the same context for pages that are printed too: others than the buyer read vouchers and receipts, so the
 * buyer's date format and digits do not apply, and pages agree with the PDFs.
 */
export function onPaper(context: LoadContext): LoadContext {
  return { ...context, site: { ...context.site, writing: context.site.language } };
}
