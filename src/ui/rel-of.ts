/**
 * What is said of a link with its address: other sites learn nothing of our window, and are not recommended to search
 * engines by an editor's link. `also`: what else is said of it, wherever it leads.
 */
export function relOf(href: string, also?: string): string | undefined {
  const foreign = /^(https?:)?\/\//i.test(href) ? 'noopener nofollow' : undefined;
  return also === undefined ? foreign : foreign === undefined ? also : `${also} ${foreign}`;
}
