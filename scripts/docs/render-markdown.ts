import { posix } from 'node:path';

import markdownIt, { type Env, type Token } from 'markdown-it';

export type Heading = { readonly level: number; readonly id: string; readonly text: string };
export type Rendered = { readonly html: string; readonly headings: readonly Heading[] };
/** Returns the guide's address of a file of the project; null if it is not in the guide. */
export type FindAddress = (path: string) => string | null;
type Place = { readonly path: string; readonly address: string };

const markdown = markdownIt({ html: false, linkify: false, typographer: false });
const { rules } = markdown.renderer;
const { escapeHtml } = markdown.utils;

/** A wide table or a long line of code scrolls by itself, by keyboard too. `env` counts them, so that each has its own name. */
function scrolling(kind: string, env: Env | undefined): string {
  const number = Number(env?.[kind] ?? 0) + 1;
  if (env !== undefined) env[kind] = number;
  return `<div class="scroll" role="group" tabindex="0" aria-label="${kind} ${number}">`;
}

rules['table_open'] = (_tokens, _index, _options, env) => `${scrolling('Table', env)}<table>\n`;
rules['table_close'] = () => '</table></div>\n';
rules['fence'] = (tokens, index, _options, env) =>
  `${scrolling('Code', env)}<pre><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre></div>\n`;
rules['heading_open'] = (tokens, index, options, _env, self) =>
  `${self.renderToken(tokens, index, options)}${isLink(tokens[index]) ? `<a href="#${tokens[index]?.attrGet('id')}">` : ''}`;
rules['heading_close'] = (tokens, index, options, _env, self) =>
  `${isLink(tokens[index - 2]) ? '</a>' : ''}${self.renderToken(tokens, index, options)}`;
rules['code_inline'] = (tokens, index) => codeOf(tokens[index]);
rules['source_path'] = (tokens, index) => codeOf(tokens[index]);
rules['source_path_behind'] = (tokens, index) => ` (${codeOf(tokens[index])})`;

/** Returns code in which long paths break after a slash. */
function codeOf(token: Token | undefined): string {
  return `<code>${escapeHtml(token?.content ?? '').replaceAll(/\/(?=\w)/g, '/<wbr>')}</code>`;
}

function isLink(heading: Token | undefined): boolean {
  return heading?.meta?.['isLink'] === true;
}

/**
 * Renders a document without its own scripts and styles. Links to other documents lead to their pages; other files of
 * the project are named by their paths.
 */
export function renderMarkdown(text: string, place: Place, find: FindAddress): Rendered {
  const env: Env = {};
  const tokens = markdown.parse(text, env);
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    // Aligned cells have a style attribute.
    if (token.attrGet('style') !== null) token.attrs = [['class', 'end']];
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    token.children = withLinks(token.children ?? [], place, find);
    const open = tokens[index - 1];
    if (token.type !== 'inline' || open?.type !== 'heading_open') continue;
    const heading = { level: Number(open.tag.slice(1)), text: textOf(token.children) };
    const id = idOf(heading.text, used);
    open.attrSet('id', id);
    // A heading is a link to itself, except the title and one that contains a link.
    open.meta = { isLink: heading.level > 1 && !token.children.some(({ type }) => type === 'link_open') };
    headings.push({ ...heading, id });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, env), headings };
}

/** Returns the anchor that GitHub gives a heading; that of a second heading with the same text ends in `-1`. */
function idOf(text: string, used: Map<string, number>): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  const before = used.get(plain) ?? 0;
  used.set(plain, before + 1);
  return before === 0 ? plain : `${plain}-${before}`;
}

function textOf(children: readonly Token[]): string {
  return children.map(({ content }) => content).join('');
}

/** Changes the addresses of links and pictures. */
function withLinks(children: readonly Token[], place: Place, find: FindAddress): Token[] {
  const dropped = new Set<Token>();
  for (const [index, token] of children.entries()) {
    const name = token.type === 'image' ? 'src' : 'href';
    const target = token.attrGet(name);
    if (typeof target !== 'string' || /^([a-z]+:|#)/i.test(target)) continue;
    const [path = '', anchor] = decodeURI(target).split('#', 2);
    const file = posix.join(posix.dirname(place.path), path).replace(/\/$/, '');
    const address = find(file);
    if (address === null) nameByPath(children.slice(index), file).forEach((one) => dropped.add(one));
    else {
      const href = posix.relative(posix.dirname(place.address), address);
      token.attrSet(name, anchor === undefined ? href : `${href}#${anchor}`);
    }
  }
  return children.filter((token) => !dropped.has(token));
}

/** Puts a path in place of a link, or behind its words unless they are its name. Returns the tokens that are left out. */
function nameByPath([open, ...others]: readonly Token[], file: string): readonly Token[] {
  const end = others.findIndex(({ type }) => type === 'link_close');
  const [label, close] = [others.slice(0, end), others[end]];
  if (open === undefined || close === undefined) return [];
  const isName = `/${file}`.endsWith(`/${textOf(label).replace(/\/$/, '')}`);
  Object.assign(close, { type: isName ? 'source_path' : 'source_path_behind', content: file, nesting: 0 });
  return isName ? [open, ...label] : [open];
}
