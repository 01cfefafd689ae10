import { describe, expect, it } from 'vitest';

import type { Provenance } from '#src/domain/shared/text/provenance.ts';
import { markedContent, markedWords } from '../../../scripts/i18n/provenance/mark-file.ts';

const provenance: Provenance = { by: 'person', engine: null, date: '2026-12-01', sourceHash: '0123456789abcdef' };
const line = 'person 2026-12-01 0123456789abcdef';

describe('markedContent', () => {
  it.each(['reviewed: no', 'translated: machine batch 2026-11-27 fedcba9876543210'])('replaces “%s”', (former) => {
    expect(markedContent(`---\ntitle: T\n${former}\nsummary: S\n---\nreviewed: no\n`, provenance)).toBe(
      `---\ntitle: T\nsummary: S\ntranslated: ${line}\n---\nreviewed: no\n`,
    );
  });

  it('throws for a file without attributes', () => {
    expect(() => markedContent('Text', provenance)).toThrow('dashes');
  });
});

describe('markedWords', () => {
  const words = (mark: object) => ({ ...mark, summary: 'S' });
  const text = JSON.stringify({
    destination: words({ reviewed: false }),
    products: { 1: words({ reviewed: true }), 2: words({ reviewed: false }) },
  });

  it('marks the named messages, and leaves the rest', () => {
    const marked: unknown = JSON.parse(markedWords(text, (id) => (id === '2' ? null : provenance)));
    expect(marked).toEqual({
      destination: words({ translated: line }),
      products: { 1: words({ translated: line }), 2: words({ reviewed: false }) },
    });
  });

  it('throws for a file without products', () => {
    expect(() => markedWords('{"destination": {}}', () => provenance)).toThrow('products');
  });
});
