/** A scope of a statement: which column names are never null there. */
export type Scope = { readonly isNeverNull: (column: string) => boolean };

const strict =
  /^(lower|upper|length|char_length|to_char|date_trunc|date_part|encode|decode|abs|floor|ceil|round|md5|cardinality|concat|timezone|btrim|ltrim|rtrim|replace|translate|to_timestamp|to_json|to_jsonb|make_date|right|left|substr|substring|lpad|repeat|split_part|hashtext|trunc|power|extract|date)\((.*)\)$/is;
const always =
  /^(count|now|jsonb_build_object|jsonb_build_array|json_build_object|json_build_array|gen_random_uuid|row_number|rank|dense_rank|random|statement_timestamp|clock_timestamp|transaction_timestamp)\(.*\)( FILTER \(.*\))?( OVER .*)?$/is;

/**
 * Returns whether an expression, as `explain verbose` writes it, is known never to be null. False where it may be, and
 * where that is unknown.
 */
export function neverNull(expression: string, scope: Scope): boolean {
  const text = bare(expression.trim());
  if (/^('(?:[^']|'')*'|-?[\d.]+|true|false)(::[\w ".()[\]]+)?$/i.test(text)) return !/^'?null/i.test(text);
  if (/^(CURRENT_TIMESTAMP|CURRENT_DATE|LOCALTIMESTAMP)/.test(text)) return true;
  if (/^(EXISTS|NOT EXISTS|ARRAY|hashed|ANY)\b ?[([]/i.test(text) || /^\(?NOT \(?EXISTS\(/i.test(text)) return true;
  if (/ IS (NOT )?(NULL|DISTINCT FROM .*|TRUE|FALSE)$/i.test(text)) return true;
  if (/^\w+(\.\w+)?$|^(\w+|"[^"]+")\.(\w+|"[^"]+")$/.test(text)) return scope.isNeverNull(text.replaceAll('"', ''));
  if (always.test(text)) return true;
  const cast = /^(.*)::[\w ]+(\(\d+(,\d+)?\))?(\[\])?$/s.exec(text)?.[1];
  if (cast !== undefined && isWhole(cast)) return neverNull(cast, scope);
  const called = /^(COALESCE|GREATEST|LEAST)\((.*)\)$/is.exec(text)?.[2];
  if (called !== undefined && isWhole(called)) return split(called, ',').some((one) => neverNull(one, scope));
  const given = strict.exec(text)?.[2];
  if (given !== undefined && isWhole(given)) return split(given, ',').every((one) => neverNull(one, scope));
  if (/^CASE\b/i.test(text)) return neverNullCase(text, scope);
  return neverNullOperation(text, scope);
}

function neverNullCase(text: string, scope: Scope): boolean {
  const inside = text.replace(/^CASE\b/i, '').replace(/\bEND$/i, '');
  if (/\bCASE\b/i.test(inside) || !/\bELSE\b/i.test(inside)) return false;
  const results = inside.split(/\bWHEN\b/i).flatMap((part) => part.split(/\bTHEN\b|\bELSE\b/i).slice(1));
  return results.every((one) => neverNull(one, scope));
}

const operators = [
  ' AND ',
  ' OR ',
  ' || ',
  ' = ',
  ' <> ',
  ' < ',
  ' > ',
  ' <= ',
  ' >= ',
  ' + ',
  ' - ',
  ' * ',
  ' / ',
  ' % ',
  ' ? ',
  ' @> ',
  ' ~~ ',
];

function neverNullOperation(text: string, scope: Scope): boolean {
  for (const operator of operators) {
    const parts = split(text, operator);
    if (parts.length > 1) return parts.every((one) => neverNull(one, scope));
  }
  const negated = /^(?:NOT |- ?)(.*)$/is.exec(text)?.[1];
  return negated !== undefined && neverNull(negated, scope);
}

/** Returns a text without the parentheses around all of it. */
function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')') || !isWhole(text.slice(1, -1))) return text;
  return bare(text.slice(1, -1).trim());
}

/** Returns whether every parenthesis that a text opens is closed in it, and none is closed before. */
function isWhole(text: string): boolean {
  return depths(text).every((depth) => depth >= 0) && (depths(text).at(-1) ?? 0) === 0;
}

/** Returns how deep each character is in parentheses and brackets; what is between quotes opens none. */
function depths(text: string): readonly number[] {
  let depth = 0;
  let isQuoted = false;
  return Array.from(text, (sign) => {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && /[([]/.test(sign)) depth += 1;
    if (!isQuoted && /[)\]]/.test(sign)) depth -= 1;
    return isQuoted ? depth + 1 : depth;
  });
}

function split(text: string, by: string): readonly string[] {
  const deep = depths(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length - by.length; at += 1) {
    if (deep[at] !== 0 || !text.startsWith(by, at)) continue;
    parts.push(text.slice(from, at));
    from = at + by.length;
  }
  return [...parts, text.slice(from)];
}
