import { posix } from 'node:path';

/** Addresses outside the guide that its pages name. */
const served: ReadonlySet<string> = new Set(['/docs']);

/** Returns each link of the guide's pages whose file or anchor does not exist. `files` are what the guide has besides pages. */
export function brokenLinks(pages: ReadonlyMap<string, string>, files: readonly string[]): string[] {
  const others = new Set([...files, 'guide.css']);
  const anchors = new Map([...pages].map(([address, html]) => [address, anchorsOf(html)]));
  return [...pages].flatMap(([address, html]) =>
    linksOf(html)
      .filter((link) => !/^[a-z]+:/i.test(link) && !served.has(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#', 2);
        const target = path === '' ? address : posix.join(posix.dirname(address), path);
        const known = anchors.get(target);
        return known === undefined
          ? !others.has(target)
          : anchor !== undefined && !known.has(decodeURIComponent(anchor));
      })
      .map((link) => `${address}: the link ${link} leads nowhere`),
  );
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
}
