import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { markedBlocks } from '#src/domain/content/marked-text.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import { isTermDocument, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/language/languages.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';

export type ReadTerms = { readonly terms: readonly TermVersion[]; readonly faults: readonly CatalogueFault[] };

const address = /^terms\/([a-z0-9-]+)\/([1-9]\d{0,3})\.([A-Za-z-]+)\.md$/;
const facts = ['title', 'effective', 'changes', 'asked', 'sample'] as const;

/**
 * Reads legal texts, `terms/<document>/<version>.<language>.md`, with every issue at its line: lines of facts between
 * dashes, then marked text.
 */
export function readTerms(files: readonly TextFile[]): ReadTerms {
  const read = files.map(readTerm);
  const terms = read.flatMap((one) => ('term' in one ? [one.term] : []));
  const faults = read.flatMap((one) => ('fault' in one ? [one.fault] : []));
  return { terms, faults: [...faults, ...gaps(terms)] };
}

type ReadOne = { readonly term: TermVersion } | { readonly fault: CatalogueFault };

function readTerm({ file, text }: TextFile): ReadOne {
  const wrong = (line: number, reason: string): ReadOne => ({ fault: { file, line, reason } });
  const [, document = '', version = '', language = ''] = address.exec(file) ?? [];
  if (!isTermDocument(document)) return wrong(1, 'no document of this name is shown anywhere');
  if (!isLanguage(language)) return wrong(1, 'no language of ours');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === '') return wrong(1, 'the attributes between two lines of three dashes are missing');
  const lines = new Map(head.split('\n').map((line) => splitFact(line)));
  const missing = facts.find((name) => (lines.get(name) ?? '') === '');
  if (missing !== undefined) return wrong(2, `${missing}: missing`);
  const [title = '', effective = '', changes = '', agreement = '', sample = ''] = facts.map((name) => lines.get(name));
  if (!/^\d{4}-\d\d-\d\d$/.test(effective) || Number.isNaN(Date.parse(effective)))
    return wrong(2, 'effective: a date such as 2026-01-15');
  if (!/^(yes|no)$/.test(agreement) || !/^(yes|no)$/.test(sample)) return wrong(2, 'asked and sample are yes or no');
  // The English text is what holds, and every translation is marked and leads to it.
  if (!isSource(language) && lines.get('reviewed') !== 'no') return wrong(2, 'reviewed: no, as of every translation');
  if (markedBlocks(body).length === 0) return wrong(head.split('\n').length + 2, 'the text is empty');
  const own = { document, version: Number(version), language };
  return {
    term: {
      ...own,
      title,
      effective,
      changes,
      body: body.trim(),
      asked: agreement === 'yes',
      sample: sample === 'yes',
    },
  };
}

function splitFact(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/**
 * Reports versions without English, and languages that disagree on when a version applies and whether consent is
 * requested.
 */
function gaps(terms: readonly TermVersion[]): readonly CatalogueFault[] {
  return terms.flatMap((term) => {
    const { document, version, language } = term;
    const file = `terms/${document}/${version}.${language}.md`;
    const english = terms.find(
      (one) => one.document === document && one.version === version && one.language === defaultLanguage,
    );
    if (english === undefined) return [{ file, line: 1, reason: 'this version has no English text' }];
    const agrees =
      english.effective === term.effective && english.asked === term.asked && english.sample === term.sample;
    return agrees ? [] : [{ file, line: 2, reason: 'differs from the English text' }];
  });
}
