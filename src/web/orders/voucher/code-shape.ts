/** What a code's SVG draws: its frame, and one path of dark squares on white. */
export type CodeShape = { readonly viewBox: string; readonly path: string };

/**
 * Parses the SVG text of a code from our server (`adapters/codes.bwip.ts`), so that pages render their own elements and
 * inject no markup. Text of another form renders nothing.
 */
export function codeShape(svg: string): CodeShape {
  const [, viewBox = '0 0 1 1'] = /viewBox="([\d. ]{1,40})"/.exec(svg) ?? [];
  const [, path = ''] = /<path d="([\dMLZ .]*)"/.exec(svg) ?? [];
  return { viewBox, path };
}
