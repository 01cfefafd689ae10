import type { Fault, SourceFile } from './source.ts';

/** The pages that code and tests cite, as text. */
export type CitedPages = {
  readonly specification: string;
  readonly rulings: string;
  readonly threatModel: string;
};

/**
 * Citations that lead nowhere: a ruling, threat or decision without its row, a section without its heading. "spec §4" means
 * the specification, and "threat model §4.4", "threat list §4.4" and "model 2.3" the threat model.
 */
export function citationFaults(files: readonly SourceFile[], pages: CitedPages): Fault[] {
  const rows = new Set([
    ...[...pages.rulings.matchAll(/^\| (RU-\d+) \|/gm)].map((match) => match[1]),
    ...[...pages.threatModel.matchAll(/^\| ([TD]-\d+) \|/gm)].map((match) => match[1]),
  ]);
  const sections = new Set([...pages.specification.matchAll(/^## (\d)\. /gm)].map((match) => match[1]));
  const threatSections = new Set(
    [...pages.threatModel.matchAll(/^#{2,3} (\d(?:\.\d)?)\.? /gm)].map((match) => match[1]),
  );
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [
          ...numbersOf(line, /\b((?:RU|T|D)-\d+)\b/g).filter((number) => !rows.has(number)),
          ...numbersOf(line, /\b(?:threat )?(?:model|list),? §? ?(\d(?:\.\d)?)/gi).filter(
            (one) => !threatSections.has(one),
          ),
          ...numbersOf(line, /\bspec(?:ification)? \(?§ ?(\d)/gi).filter((one) => !sections.has(one)),
        ].map((cited) => ({ path, line: index + 1, reason: `nothing is written under ${cited}` })),
      ),
  );
}

function numbersOf(line: string, pattern: RegExp): string[] {
  return [...line.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}
