import { answerTerm } from '#src/actions/content/terms/answer-term.ts';
import { compareTerm } from '#src/actions/content/terms/compare-term.ts';
import { findUnanswered } from '#src/actions/content/terms/find-unanswered.ts';
import { listTerms } from '#src/actions/content/terms/list-terms.ts';
import { readTerm } from '#src/actions/content/terms/read-term.ts';
import { route, type Route } from '#src/api/route.ts';
import { termEndpoints, type TermHead } from '#src/contract/content/terms.ts';
import type { TermVersion } from '#src/domain/content/terms/terms.ts';
import { ok } from '#src/domain/failure.ts';

/** Legal texts, and the visitor's acceptance of them. */
export const termRoutes: readonly Route[] = [
  route(termEndpoints.specialTermDetail, async (deps, { caller, input }) => {
    const version = input.version === undefined ? undefined : Number(input.version);
    const read = await readTerm(deps, caller, { document: input.term, version });
    if (!read.ok) return read;
    const { term, ...rest } = read.value;
    return ok({ ...headOf(term), body: term.body, ...rest });
  }),
  route(termEndpoints.userUncheckInfo, async (deps, { caller }) =>
    ok({ terms: (await findUnanswered(deps, caller)).map(headOf) }),
  ),
  route(termEndpoints.statusUpdate, async (deps, { caller, input }) => {
    const { term, version, status } = input;
    const answered = await answerTerm(deps, caller, { document: term, version: Number(version), answer: status });
    if (!answered.ok) return answered;
    const { document, answer, ...rest } = answered.value;
    return ok({ term: document, ...rest, status: answer });
  }),
  route(termEndpoints.termHistory, async (deps, { caller, input }) => {
    const listed = await listTerms(deps, caller, input.term);
    return listed.ok ? ok({ terms: listed.value.map(headOf) }) : listed;
  }),
  route(termEndpoints.termComparison, async (deps, { caller, input }) => {
    const [from, version] = [Number(input.from), Number(input.version)];
    const compared = await compareTerm(deps, caller, { document: input.term, from, version });
    if (!compared.ok) return compared;
    const { term, parts } = compared.value;
    return ok({ term: term.document, title: term.title, language: term.language, from, version, parts });
  }),
];

function headOf({ document, version, language, title, changes, effective, sample }: TermVersion): TermHead {
  return { term: document, version, language, title, changes, effective, sample };
}
