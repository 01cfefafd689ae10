import { describe, expect, it } from 'vitest';

import { readFileRows } from '#src/formats/places/file-rows.ts';

const rows = (text: string): unknown => {
  const read = readFileRows(text);
  return read.ok ? read.rows : read;
};

describe('rows of a file', () => {
  it('are read from an array with one object to a line, with its lines', () => {
    expect(rows('[\n{"id":1,"name":"A"},\n{"id":2,"name":"B"}\n]\n')).toEqual([
      { line: 2, fields: { id: 1, name: 'A' } },
      { line: 3, fields: { id: 2, name: 'B' } },
    ]);
    expect(rows('[\n]')).toEqual([]);
  });

  it('are read from an array in any other layout', () => {
    expect(rows('\uFEFF[{"id": 1},\n  {\n    "id": 2\n  }]')).toEqual([
      { line: 1, fields: { id: 1 } },
      { line: 2, fields: { id: 2 } },
    ]);
  });

  it('are read from JSON lines', () => {
    expect(rows('{"id":1}\n\n{"id":2}\r\n')).toEqual([
      { line: 1, fields: { id: 1 } },
      { line: 3, fields: { id: 2 } },
    ]);
  });

  it('are read from CSV with quotes, lines within cells and headings with dots', () => {
    expect(rows('id,name.en,name.ja,lat\r\nQ1,"Castle, ""old""\nand new",城,1.5\r\nQ2,Park,,\r\n')).toEqual([
      { line: 2, fields: { id: 'Q1', name: { en: 'Castle, "old"\nand new', ja: '城' }, lat: '1.5' } },
      { line: 4, fields: { id: 'Q2', name: { en: 'Park' } } },
    ]);
  });

  it.each([
    ['nothing', '  \n', 1, 'the file is empty'],
    ['a broken object', '[\n{"id":1},\n{"id":}\n]', 3, 'not a JSON object'],
    ['a comma that is missing', '[\n{"id":1}\n{"id":2}\n]', 2, 'a comma is missing or superfluous'],
    ['an end that is missing', '[\n{"id":1},\n{"id":2},\n', 4, 'a value is expected'],
    ['a broken line', '{"id":1}\n{"id":2', 2, 'not a JSON object'],
    ['a list of numbers', '[1, 2]', 1, 'not a JSON object'],
    ['cells too many', 'id,name\n1,A\n2,B,C\n', 3, '3 cells were found and 2 expected'],
    ['a quote that does not end', 'id,name\n1,"A\n', 2, 'a quotation mark is misplaced or unclosed'],
    ['another kind of file', '<html>\n', 1, 'neither JSON nor CSV with a heading "name"'],
  ])('are not taken of a file with %s', (_about, text, line, reason) => {
    const read = readFileRows(text);
    expect(read).toMatchObject({ ok: false, line, reason: read.ok ? '' : expect.stringContaining(reason) });
  });
});
