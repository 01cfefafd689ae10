import { termEndpoints } from '#src/contract/endpoints/terms.ts';
import { termPage, type TermPage } from '#src/web/parts/term-view.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** A legal text as it holds today (spec §2, RU-24). */
export function loadLegal(context: LoadContext): Promise<Loaded<TermPage>> {
  const document = context.params['document'] ?? '';
  return loadTerm(context, document, `/${document}`);
}

/** The conditions of the rewards, whose address has two parts. */
export function loadRewardsConditions(context: LoadContext): Promise<Loaded<TermPage>> {
  return loadTerm(context, 'rewards-conditions', '/rewards/conditions');
}

async function loadTerm(context: LoadContext, term: string, path: string): Promise<Loaded<TermPage>> {
  const answer = await context.api.call(termEndpoints.specialTermDetail, { term });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`term: ${answer.error.code}`);
  }
  const { title, changes } = answer.value;
  return {
    kind: 'page',
    data: termPage(context, answer.value),
    head: { title: `${title} | ${context.site.brand.name}`, description: `${title}. ${changes}`, path },
  };
}
