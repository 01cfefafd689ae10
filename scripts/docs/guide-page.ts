import { posix } from 'node:path';

import { Markup, markup } from '#src/server/pages/markup.ts';
import type { Group, GuideDocument } from './documents.ts';
import type { Heading, Rendered } from './render-markdown.ts';

/** Returns the page of a document: markup without scripts, with relative links, so that it can be served below any address. */
export function guidePage(shown: GuideDocument, { html, headings }: Rendered, groups: readonly Group[]): string {
  const to = (address: string): string => posix.relative(posix.dirname(shown.address), address);
  const sections = headings.filter(({ level }) => level === 2 || level === 3);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shown.title === 'Meander' ? 'Meander documentation' : `${shown.title} · Meander documentation`}</title>
<link rel="icon" href="${to('favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('guide.css')}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar">
<a class="home" href="${to('index.html')}">Meander</a>
<p>Documentation</p>
<a class="calls" href="/docs">API reference</a>
</header>
<div class="frame">
${list('pages', 'All documents', markup`${groups.map((group) => navigation(group, shown, to))}`)}
<main id="main" tabindex="-1">
${sections.length > 2 ? contents(sections) : null}
<article>
${new Markup(html)}</article>
${neighbors(shown, groups, to)}
</main>
</div>
</body>
</html>
`;
  return page.text;
}

type To = (address: string) => string;

/** Of a long group, such as the decisions, the first document alone: it lists the others. */
function navigation({ name, documents }: Group, shown: GuideDocument, to: To): Markup {
  const listed = name === 'Decisions' ? documents.filter((one, at) => at === 0 || one === shown) : documents;
  return markup`<p class="group">${name}</p>
<ul>${listed.map((one) => markup`<li><a href="${to(one.address)}"${one === shown ? new Markup(' aria-current="page"') : null}>${one.label}</a></li>`)}</ul>
`;
}

function contents(sections: readonly Heading[]): Markup {
  const items = sections.map(
    ({ level, id, text }) => markup`<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  );
  return list('contents', 'On this page', markup`<ul>${items}</ul>`);
}

/**
 * Returns a list of links twice, of which the style sheet shows one: without scripts, nothing else opens it by the
 * width of the window.
 */
function list(name: string, label: string, links: Markup): Markup {
  return markup`<nav class="${name} narrow" aria-label="${label}"><details><summary>${label}</summary>${links}</details></nav>
<nav class="${name} wide" aria-label="${label}">${name === 'contents' ? markup`<p class="group">${label}</p>` : null}${links}</nav>`;
}

function neighbors(shown: GuideDocument, groups: readonly Group[], to: To): Markup {
  const all = groups.flatMap(({ documents }) => documents);
  const at = all.indexOf(shown);
  const link = (rel: string, one: GuideDocument | undefined): Markup | null =>
    one === undefined ? null : markup`<a rel="${rel}" href="${to(one.address)}">${one.label}</a>`;
  return markup`<nav class="neighbors" aria-label="Previous and next document">${link('prev', all[at - 1])}${link('next', all[at + 1])}</nav>`;
}
