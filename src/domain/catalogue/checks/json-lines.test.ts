import { describe, expect, it } from 'vitest';

import { parseWithLines } from '#src/domain/catalogue/checks/json-lines.ts';

const text = `{
  "name": "Louvre \\"and\\" \\u00e9",
  "days": [
    1,
    { "open": true, "until": null }
  ],
  "price": -12.5e1
}
`;

describe('JSON with its lines', () => {
  it('reads what JSON.parse reads', () => {
    const read = parseWithLines(text);
    expect(read.ok && read.value).toEqual(JSON.parse(text));
  });

  it('knows the line of a value, and of the nearest around a missing one', () => {
    const read = parseWithLines(text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.lineOf(['days', 1, 'open'])).toBe(5);
    expect(read.lineOf(['price'])).toBe(7);
    expect(read.lineOf(['days', 1, 'nobody'])).toBe(5);
    expect(read.lineOf([])).toBe(1);
  });

  it.each([
    ['{\n  "a": 1,\n  "a": 2\n}', 3, 'the key "a" occurs twice'],
    ['{\n  "a": 1,\n}', 3, 'a comma stands before the end'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 'a comma or } is expected'],
    ['[1\n2]', 2, 'a comma or ] is expected'],
    ['{ a: 1 }', 1, 'a key in quotes is expected'],
    ['{ "a" 1 }', 1, 'a colon is expected'],
    ['{\n"a": "b\n"}', 2, 'a text in quotes does not end, or holds a control character'],
    ['[01]', 1, 'a comma or ] is expected'],
    ['\n\n', 3, 'a value is expected'],
    ['{}\n{}', 2, 'something stands after the end of the value'],
    ['['.repeat(40), 1, 'nested deeper than 32 levels'],
  ])('refuses %j on line %i', (wrong, line, reason) => {
    expect(parseWithLines(wrong)).toEqual({ ok: false, line, reason });
  });
});
