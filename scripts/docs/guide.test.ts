import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { brokenLinks } from './broken-links.ts';
import { addressOf } from './documents.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeGuide } from './write-guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the written guide', () => {
  let folder: string;
  let pages: ReadonlyMap<string, string>;
  let files: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-'));
    await writeFile(join(folder, 'gone.html'), 'of a document that is gone');
    await writeGuide(folder);
    const entries = await readdir(folder, { recursive: true });
    files = entries.map((path) => path.replaceAll('\\', '/'));
    const written = files.filter((path) => path.endsWith('.html'));
    pages = new Map(
      await Promise.all(written.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('every document has a page, and a page whose document is gone is removed', async () => {
    const inDocs = (await readdir(join(root, 'docs'), { recursive: true })).filter((path) => path.endsWith('.md'));
    const atRoot = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'];
    const documents = [...atRoot, ...inDocs.map((path) => `docs/${path.replaceAll('\\', '/')}`)];
    expect(inDocs.length).toBeGreaterThan(80);
    expect(documents.filter((path) => !pages.has(addressOf(path)))).toEqual([]);
    expect(files).not.toContain('gone.html');
  });

  test('every page can be reached from the first one', () => {
    const start = pages.get('index.html') ?? '';
    const decisions = pages.get('decisions.html') ?? '';
    for (const address of pages.keys()) {
      const from = address.startsWith('decisions/') ? decisions : start;
      expect(from).toContain(`href="${address}"`);
    }
  });

  test('every link leads to a file and an anchor that exist', () => {
    expect(brokenLinks(pages, files)).toEqual([]);
  });

  test('planted broken links are reported', () => {
    const planted = '<a href="gone.html">a</a> <a href="tour.html#gone">b</a> <a href="#none">c</a> <img src="no.png">';
    expect(brokenLinks(new Map([...pages, ['planted.html', planted]]), files)).toEqual(
      ['gone.html', 'tour.html#gone', '#none', 'no.png'].map((link) => `planted.html: the link ${link} leads nowhere`),
    );
  });

  test('no page has a script, a style of its own or markup from a document', () => {
    for (const [address, html] of pages)
      expect(html, address).not.toMatch(/<script|<style|<iframe|<[^>]* (?:style|on\w+)=|"javascript:/i);
  });

  test('every page has a title of its own, a language, one main heading and no id twice', () => {
    const titles = [...pages.values()].map((html) => /<title>(.*)<\/title>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(pages.size);
    for (const [address, html] of pages) {
      expect(html, address).toContain('<html lang="en">');
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
      expect(html, address).toContain('<a class="skip" href="#main">');
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, address).toBe(ids.length);
    }
  });
});

describe('renderMarkdown', () => {
  const place = { path: 'docs/security/a.md', address: 'security/a.html' };
  const known = new Map([
    ['docs/tour.md', 'tour.html'],
    ['docs/decisions', 'decisions.html'],
  ]);
  const render = (text: string): string => renderMarkdown(text, place, (path) => known.get(path) ?? null).html.trim();

  test('links between documents lead to their pages, others stay as they are', () => {
    expect(render('[t](../tour.md#x)')).toBe('<p><a href="../tour.html#x">t</a></p>');
    expect(render('[d](../decisions/)')).toBe('<p><a href="../decisions.html">d</a></p>');
    expect(render('[e](https://example.org/) [h](#here)')).toBe(
      '<p><a href="https://example.org/">e</a> <a href="#here">h</a></p>',
    );
  });

  test('links into the source become paths', () => {
    expect(render('[`app.ts`](../../src/server/app.ts).')).toBe('<p><code>src/<wbr>server/<wbr>app.ts</code>.</p>');
    expect(render('the [server](../../src/server/app.ts) runs')).toBe(
      '<p>the server (<code>src/<wbr>server/<wbr>app.ts</code>) runs</p>',
    );
  });

  test('headings of the same text have different anchors, and link to themselves', () => {
    const text = '# Title\n\n## 2.3 `a` & b\n\n## 2.3 `a` & b';
    expect(render(text)).toBe(
      [
        '<h1 id="title">Title</h1>',
        '<h2 id="23-a--b"><a href="#23-a--b">2.3 <code>a</code> &amp; b</a></h2>',
        '<h2 id="23-a--b-1"><a href="#23-a--b-1">2.3 <code>a</code> &amp; b</a></h2>',
      ].join('\n'),
    );
  });

  test('markup is text, and an address that runs something is no link', () => {
    expect(render('<b onclick="x()">b</b>')).toBe('<p>&lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>');
    expect(render('[x](javascript:alert(1))')).not.toContain('<a');
  });

  test('tables and code scroll by keyboard, and aligned cells have a class', () => {
    const table = render('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(table).toContain('<div class="scroll" role="group" tabindex="0" aria-label="Table 1"><table>');
    expect(table).toContain('<th class="end" scope="col">b</th>');
    expect(table).toContain('<td class="end">2</td>');
    expect(render('```html\n<i>\n```')).toContain('<pre><code>&lt;i&gt;\n</code></pre>');
  });
});
