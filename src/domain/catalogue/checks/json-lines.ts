/** A JSON text read with the line of each value, so that an issue in a file can name its place. */
export type LinedJson =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (path: JsonPath) => number }
  | { readonly ok: false; readonly line: number; readonly reason: string };

export type JsonPath = readonly (string | number)[];

const deepest = 32;

/**
 * Reads JSON strictly; a key that appears twice in one object is refused, because the first would be lost without a
 * word. `lineOf` gives the line (from 1) of a value, or of the nearest value around it that exists.
 */
export function parseWithLines(text: string): LinedJson {
  const reader = new Reader(text, null);
  try {
    const value = reader.document();
    return { ok: true, value, lineOf: (path) => lineOf(text, path) };
  } catch (fault) {
    if (fault instanceof Misread) return { ok: false, line: lineAt(text, fault.at), reason: fault.message };
    throw fault;
  }
}

/** Reads once more, recording the line of each value: lines are needed only for the few texts with issues. */
function lineOf(text: string, path: JsonPath): number {
  const places = new Map<string, number>();
  new Reader(text, places).document();
  for (let length = path.length; length >= 0; length -= 1) {
    const at = places.get(keyOf(path.slice(0, length)));
    if (at !== undefined) return lineAt(text, at);
  }
  return 1;
}

class Misread extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

class Reader {
  readonly #text: string;
  readonly #places: Map<string, number> | null;
  /** The way to the value at hand. */
  readonly #path: (string | number)[] = [];
  #at = 0;

  constructor(text: string, places: Map<string, number> | null) {
    this.#text = text;
    this.#places = places;
  }

  document(): unknown {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) throw new Misread('something stands after the end of the value', this.#at);
    return value;
  }

  #value(): unknown {
    this.#space();
    if (this.#places !== null && !this.#places.has(keyOf(this.#path))) this.#places.set(keyOf(this.#path), this.#at);
    if (this.#path.length > deepest) throw new Misread(`nested deeper than ${deepest} levels`, this.#at);
    const first = this.#text[this.#at];
    if (first === '{') return this.#object();
    if (first === '[') return this.#array();
    if (first === '"') return this.#string();
    return this.#scalar();
  }

  #object(): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    this.#at += 1;
    while (!this.#ends('}', entries.size > 0)) {
      const keyAt = this.#at;
      const key = this.#text[keyAt] === '"' ? this.#string() : undefined;
      if (key === undefined) throw new Misread('a key in quotes is expected', keyAt);
      if (entries.has(key)) throw new Misread(`the key "${key}" occurs twice`, keyAt);
      this.#path.push(key);
      this.#places?.set(keyOf(this.#path), keyAt);
      this.#space();
      if (this.#text[this.#at] !== ':') throw new Misread('a colon is expected', this.#at);
      this.#at += 1;
      entries.set(key, this.#value());
      this.#path.pop();
    }
    return Object.fromEntries(entries);
  }

  #array(): unknown[] {
    const items: unknown[] = [];
    this.#at += 1;
    while (!this.#ends(']', items.length > 0)) {
      this.#path.push(items.length);
      items.push(this.#value());
      this.#path.pop();
    }
    return items;
  }

  /** True at the closing sign, which it passes; between two members it passes the comma. */
  #ends(sign: '}' | ']', more: boolean): boolean {
    this.#space();
    if (this.#text[this.#at] === sign) {
      this.#at += 1;
      return true;
    }
    if (!more) return false;
    if (this.#text[this.#at] !== ',') throw new Misread(`a comma or ${sign} is expected`, this.#at);
    this.#at += 1;
    this.#space();
    if (this.#text[this.#at] === sign) throw new Misread('a comma stands before the end', this.#at);
    return false;
  }

  #string(): string {
    const found = this.#match(/"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy);
    if (found === undefined) throw new Misread('a text in quotes does not end, or holds a control character', this.#at);
    return String(JSON.parse(found));
  }

  #scalar(): unknown {
    const found = this.#match(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (found === undefined) throw new Misread('a value is expected', this.#at);
    return JSON.parse(found);
  }

  #space(): void {
    this.#match(/[ \t\r\n]*/y);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
  return line;
}
