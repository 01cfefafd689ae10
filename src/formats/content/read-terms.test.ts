import { describe, expect, it } from 'vitest';

import { readTerms } from '#src/formats/content/read-terms.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';

const english = {
  title: 'Terms of use',
  effective: '2026-01-15',
  changes: 'The first version.',
  asked: 'yes',
  sample: 'no',
};
const file = (
  facts: Readonly<Record<string, string | undefined>> = english,
  name = 'terms/conditions/2.en.md',
  body = '## Booking\n\nYou book with the operator.\n',
): TextFile => {
  const head = Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return { file: name, text: `---\n${head.join('\n')}\n---\n${body}` };
};
const translation = (more: Readonly<Record<string, string | undefined>> = {}): TextFile =>
  file({ ...english, title: '利用規約', reviewed: 'no', ...more }, 'terms/conditions/2.ja.md');
const faultsOf = (...files: readonly TextFile[]): readonly string[] =>
  readTerms(files).faults.map((fault) => `${fault.file}:${fault.line}: ${fault.reason}`);

describe('readTerms', () => {
  it('returns the document, version and language of the name, the facts of the head, and the text', () => {
    const { terms, faults } = readTerms([file(), translation()]);
    const version = {
      document: 'conditions',
      version: 2,
      changes: 'The first version.',
      body: '## Booking\n\nYou book with the operator.',
      effective: '2026-01-15',
      asked: true,
      sample: false,
    };
    expect(faults).toEqual([]);
    expect(terms).toEqual([
      { ...version, language: 'en', title: 'Terms of use' },
      { ...version, language: 'ja', title: '利用規約' },
    ]);
  });

  it('reads a file with the line ends of Windows alike', () => {
    const { file: name, text } = file();
    expect(readTerms([{ file: name, text: text.replaceAll('\n', '\r\n') }])).toEqual(readTerms([file()]));
  });

  it.each<[string, TextFile, string]>([
    ['no such document', file(english, 'terms/rules/1.en.md'), ':1: no document of this name is shown anywhere'],
    ['the version 0', file(english, 'terms/conditions/0.en.md'), ':1: no document of this name is shown anywhere'],
    ['no such language', file(english, 'terms/conditions/1.xx.md'), ':1: no language of ours'],
    [
      'no head',
      { file: 'terms/conditions/1.en.md', text: 'You book.' },
      ':1: the attributes between two lines of three dashes are missing',
    ],
    ['a missing fact', file({ ...english, changes: undefined }), ':2: changes: missing'],
    ['an empty fact', file({ ...english, title: '' }), ':2: title: missing'],
    ['a fact without a colon', { ...file(), text: file().text.replace('title:', 'title') }, ':2: title: missing'],
    [
      'a date of another form',
      file({ ...english, effective: '15.1.2026' }),
      ':2: effective: a date such as 2026-01-15',
    ],
    ['a month too many', file({ ...english, effective: '2026-13-01' }), ':2: effective: a date such as 2026-01-15'],
    [
      'another word than yes or no for asked',
      file({ ...english, asked: 'maybe' }),
      ':2: asked and sample are yes or no',
    ],
    [
      'another word than yes or no for sample',
      file({ ...english, sample: 'true' }),
      ':2: asked and sample are yes or no',
    ],
    ['no text', file(english, undefined, ' \n'), ':7: the text is empty'],
  ])('reports %s at its line and returns no terms', (_what, written, fault) => {
    expect(readTerms([written])).toMatchObject({ terms: [] });
    expect(faultsOf(written)).toEqual([`${written.file}${fault}`]);
  });

  it.each(['yes', undefined])('refuses a translation that says of its review %s, since all are marked', (reviewed) => {
    expect(faultsOf(file(), translation({ reviewed }))).toEqual([
      'terms/conditions/2.ja.md:2: reviewed: no, as of every translation',
    ]);
  });

  it('reports a version that has no English text', () => {
    expect(faultsOf(file(english, 'terms/conditions/1.en.md'), translation())).toEqual([
      'terms/conditions/2.ja.md:1: this version has no English text',
    ]);
  });

  it.each([{ effective: '2026-01-16' }, { asked: 'no' }, { sample: 'yes' }])(
    'reports a translation that differs from the English text by %j',
    (more) => {
      expect(faultsOf(file(), translation(more))).toEqual([
        'terms/conditions/2.ja.md:2: differs from the English text',
      ]);
    },
  );
});
