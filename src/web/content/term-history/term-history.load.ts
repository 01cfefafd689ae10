import { msg } from '@lingui/core/macro';

import { termCalls } from '#src/contract/content/terms.calls.ts';
import { href } from '#src/web/shared/page/href.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import { termPage, termRow, type TermPage, type TermRow } from '#src/web/content/parts/term-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { comparisonView, type ComparisonView } from '#src/web/content/term-history/comparison-view.ts';

export type TermHistoryView =
  | {
      readonly kind: 'documents' | 'versions';
      readonly title: string;
      readonly rows: readonly TermRow[];
      readonly structured: string;
    }
  | { readonly kind: 'version'; readonly page: TermPage }
  | { readonly kind: 'comparison'; readonly comparison: ComparisonView };

const path = '/term/history';

/**
 * All legal texts, all versions of one (`?document=`), one version (`&version=`), or what it changed against another
 * (`&from=`) (spec §2, RU-24).
 */
export async function loadTermHistory(context: LoadContext): Promise<Loaded<TermHistoryView>> {
  const { query } = context;
  const document = query.get('document');
  const version = query.get('version');
  const from = query.get('from');
  if (document !== null && version !== null && from !== null && from !== version)
    return loadComparison(context, { term: document, version, from });
  if (document !== null && version !== null) return loadVersion(context, document, version);
  return loadList(context, document);
}

async function loadVersion(context: LoadContext, term: string, version: string): Promise<Loaded<TermHistoryView>> {
  const answer = await context.api.call(termCalls.specialTermDetail, { term, version });
  if (!answer.ok) return missing(answer.error.code);
  const page = termPage(context, answer.value);
  return shown(context, { kind: 'version', page }, `${answer.value.title} (${page.row.version})`);
}

async function loadComparison(
  context: LoadContext,
  requested: { readonly term: string; readonly version: string; readonly from: string },
): Promise<Loaded<TermHistoryView>> {
  const [answer, listed] = await Promise.all([
    context.api.call(termCalls.termComparison, requested),
    context.api.call(termCalls.termHistory, { term: requested.term }),
  ]);
  if (!answer.ok) return missing(answer.error.code);
  if (!listed.ok) return missing(listed.error.code);
  const comparison = comparisonView(context, answer.value, listed.value.terms);
  return shown(context, { kind: 'comparison', comparison }, `${comparison.title} (${comparison.between})`);
}

async function loadList(context: LoadContext, term: string | null): Promise<Loaded<TermHistoryView>> {
  const answer = await context.api.call(termCalls.termHistory, term === null ? {} : { term });
  if (!answer.ok) return missing(answer.error.code);
  const rows = answer.value.terms.map((head) => termRow(context, head));
  const title = context.i18n._(msg`Terms history`);
  const name = term === null ? title : `${rows[0]?.title ?? title}: ${title}`;
  const trail = [{ text: context.i18n._(msg`Home`), href: href(context.site, 'home') }, { text: title }];
  const structured = structuredText(context.site, path, trail, []);
  return shown(context, { kind: term === null ? 'documents' : 'versions', title, rows, structured }, name);
}

function missing(code: string): { readonly kind: 'missing' } {
  if (code === 'not_found' || code === 'bad_request') return { kind: 'missing' };
  throw new Error(`terms: ${code}`);
}

function shown({ i18n, site }: LoadContext, data: TermHistoryView, title: string): Loaded<TermHistoryView> {
  const lead = i18n._(msg`Read every version of every document, with its effective date.`);
  const description = data.kind === 'documents' ? lead : `${title} – ${lead}`;
  return { kind: 'page', data, head: { title: `${title} | ${site.brand.name}`, description, path } };
}
