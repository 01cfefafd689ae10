/** So many texts of a kind at most; then it begins anew, since what is asked often is soon there again. */
const mostTexts = 5_000;

/** Keeps texts that stand on page after page and cost something to write, by a key that names all they are made of. */
export function keptTexts(): (key: string, write: () => string) => string {
  const kept = new Map<string, string>();
  return (key, write) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = write();
    if (kept.size >= mostTexts) kept.clear();
    kept.set(key, text);
    return text;
  };
}
