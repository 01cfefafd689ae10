/** Writes something again with each of its texts replaced by what `say` returns for it. */
export type Writer<Value> = (say: (text: string) => string) => Value;

/** Heading, bullet or number at the beginning of a line of marked text: these are not sent. */
const lineMark = /^(?:#{2,3} |- |\d{1,2}\. )/;

/** Returns the lines of all texts, each once and without its mark: what is sent to a service, in a fixed order. */
export function segmentsOf(write: Writer<unknown>): readonly string[] {
  const found = new Set<string>();
  write((text) => {
    for (const line of text.split('\n')) {
      const [, body] = partsOf(line);
      if (/\p{L}/u.test(body)) found.add(body);
    }
    return text;
  });
  return [...found];
}

/** Writes something again in the translations of its segments; a line without a translation stays as it is. */
export function withTranslations<Value>(
  write: Writer<Value>,
  segments: readonly string[],
  translations: readonly string[],
): Value {
  const said = new Map(segments.map((segment, at) => [segment, translations[at] ?? segment]));
  return write((text) =>
    text
      .split('\n')
      .map((line) => {
        const [mark, body, end] = partsOf(line);
        return `${mark}${said.get(body) ?? body}${end}`;
      })
      .join('\n'),
  );
}

function partsOf(line: string): readonly [string, string, string] {
  const begun = line.trimStart();
  const mark = lineMark.exec(begun)?.[0] ?? '';
  const body = begun.slice(mark.length).trimEnd();
  const from = line.length - begun.length + mark.length;
  return [line.slice(0, from), body, line.slice(from + body.length)];
}
