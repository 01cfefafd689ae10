/** What a code's SVG draws: its frame, and one path of dark squares on white. */
export type CodeShape = { readonly viewBox: string; readonly path: string };

/**
 * Reads the SVG text of a code as our server draws it (`adapters/codes.bwip.ts`), so that a page draws elements of its own and
 * puts no markup in. A text of another form draws nothing.
 */
export function codeShape(svg: string): CodeShape {
  const [, viewBox = '0 0 1 1'] = /viewBox="([\d. ]{1,40})"/.exec(svg) ?? [];
  const [, path = ''] = /<path d="([\dMLZ .]*)"/.exec(svg) ?? [];
  return { viewBox, path };
}
