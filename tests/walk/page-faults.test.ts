import { describe, expect, it } from 'vitest';

import { innerLinks, pageFaults } from './page-faults.ts';

function page(body: string, language = 'ja'): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charSet="utf-8"/><title>T</title><meta name="description" content="東京の塔。"/></head><body><main><h1>見出し</h1>${body}</main></body></html>`;
}

describe('a page', () => {
  it('without a fault has none', () => {
    const whole =
      '<p>東京で <span lang="en">Return by coach</span></p><img src="/a.avif" width="3" height="2" alt="塔"/>' +
      '<a href="https://example.com/">Ministry of Health</a><label for="a">名前</label><input type="text" id="a"/>';
    expect(pageFaults(page(whole), 'ja')).toEqual([]);
  });

  it.each([
    ['a div in a span', '<span><div>い</div></span>', /element-permitted-content/],
    ['an id twice', '<p id="a">い</p><p id="a">う</p>', /no-dup-id/],
    ['an id with spaces', '<p id="a b">い</p>', /valid-id/],
    ['a header in a header', '<header><div><header>い</header></div></header>', /element-permitted-content/],
    ['a name of what is not there', '<p aria-labelledby="none">い</p>', /no-missing-references/],
    ['a field without its name', '<input type="text"/>', /input-missing-label/],
    ['a step left out', '<h2>い</h2><h4>う</h4>', /heading-level/],
    ['a second heading', '<h1>い</h1>', /2 headings/],
    ['a picture without its size', '<img src="/a.avif" alt="塔" width="3"/>', /without its size: \/a\.avif/],
    ['a message with its name left', '<p>{count}件</p>', /without its words/],
    ['a message with its tag left', '<p>&lt;0&gt;件&lt;/0&gt;</p>', /without its words/],
    ['what is not there', '<p>undefined件</p>', /without its words/],
    ['English', '<p>Back about noon</p>', /English in ja/],
    ['English for the ears', '<button type="button" aria-label="The end of it">い</button>', /English in ja/],
    [
      'an unknown kind',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Prodct"}]}</script>',
      /Prodct/,
    ],
    ['a foreign kind', '<script type="application/ld+json">{"@type":"Product"}</script>', /no word of schema\.org/],
  ])('with %s is reported', (_what, body, fault) => {
    expect(pageFaults(page(body), 'ja').join('\n')).toMatch(fault);
  });

  it('described in English is reported where another language is promised', () => {
    const html = page('<p>い</p>').replace('東京の塔。', 'A tower in Tokyo.');
    expect(pageFaults(html, 'ja').join('\n')).toMatch(/another language than ja: A tower/);
    expect(pageFaults(html.replace('lang="ja"', 'lang="de"'), 'de').join('\n')).not.toMatch(/another language/);
  });

  it('that may be listed or followed has to be described, and another may be', () => {
    const silent = page('<p>い</p>').replace(/<meta name="description"[^>]*>/, '');
    expect(pageFaults(silent, 'ja')).toEqual(['no description']);
    expect(pageFaults(page('<p>い</p>').replace('東京の塔。', ''), 'ja')).toEqual(['an empty description']);
    const stored = (robots: string) => silent.replace('</head>', `<meta name="robots" content="${robots}"/></head>`);
    expect(pageFaults(stored('noindex'), 'ja')).toEqual(['no description']);
    expect(pageFaults(stored('noindex,nofollow'), 'ja')).toEqual([]);
  });

  it('says what it is about, and who may list it, once', () => {
    const robots = '<meta name="robots" content="noindex"/>';
    expect(pageFaults(page('<p>い</p>').replace('</head>', `${robots}</head>`), 'ja')).toEqual([]);
    const twice = page('<p>い</p>').replace('</head>', `${robots}${robots}</head>`);
    expect(pageFaults(twice, 'ja')).toContain('robots said twice');
    const described = page('<p>い</p>').replace(/<meta name="description"[^>]*>/, '$&$&');
    expect(pageFaults(described, 'ja')).toContain('description said twice');
  });

  it('leads where its links lead, each once', () => {
    const body =
      '<a href="/a/?b=1&amp;c=2#d">い</a><a href="/a/?b=1&amp;c=2">う</a><a href="//x.example/">え</a><a href="#e">お</a>';
    expect(innerLinks(page(body))).toEqual(['/a/?b=1&c=2']);
  });
});
