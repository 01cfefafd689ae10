/** The six digits of what was typed or pasted; null when it is no code, which takes no try. */
export function readCode(text: string): string | null {
  const code = text.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(code) ? code : null;
}
