import type { Fault, SourceFile } from './source.ts';

/** A word in backticks is a path when it names a place of the project: a known top folder, or a file in it. */
const topPlaces = /^(src|docs|tests|scripts|bin|catalogue|packages\/scenes|sandbox|public|\.ci)\/[\w@./-]+$/;
const files = /^[\w.-]+\.(md|ts|tsx|json|mjs)$/;

/**
 * Returns relative links and paths in backticks that lead nowhere. `exists` is called with a path from the project's
 * root.
 */
export function linkFaults(papers: readonly SourceFile[], exists: (path: string) => boolean): Fault[] {
  return papers.flatMap((paper) =>
    withoutFences(paper.text)
      .split('\n')
      .flatMap((line, index) => [
        ...linksOf(line)
          .filter((link) => !exists(resolve(paper.path, link)))
          .map((link) => ({ path: paper.path, line: index + 1, reason: `the link ${link} leads nowhere` })),
        ...pathsOf(line)
          .filter((path) => !exists(path))
          .map((path) => ({ path: paper.path, line: index + 1, reason: `\`${path}\` is not there` })),
      ]),
  );
}

function linksOf(line: string): string[] {
  return [...line.matchAll(/\]\(([^)\s]+)[^)]*\)|<img[^>]*\ssrc="([^"]+)"/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));
}

function pathsOf(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((word) => !/[<>{}*…]/.test(word) && (topPlaces.test(word) || rootFile(word)))
    .map((word) => word.replace(/\/$/, ''));
}

/** Papers at the root are spelled in capitals; other bare file names may mean a file anywhere. */
function rootFile(word: string): boolean {
  return files.test(word) && /^[A-Z]+\.md$/.test(word);
}

function resolve(from: string, link: string): string {
  if (link.startsWith('/')) return link.slice(1);
  const segments = from.split('/').slice(0, -1);
  for (const segment of link.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** Returns a text whose fenced examples retain their lines, so that line numbers stay true, and lose their content. */
function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
}
