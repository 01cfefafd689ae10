/** An element as it begins; `lang` is that of its surroundings with its own. */
export type Element = { readonly tag: string; readonly attributes: ReadonlyMap<string, string>; readonly lang: string };
/** Text that a user reads or hears, and the elements that contain it, the inmost last. */
export type Words = { readonly text: string; readonly lang: string; readonly within: readonly Element[] };
export type Markup = { readonly elements: readonly Element[]; readonly words: readonly Words[] };

const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'wbr']);
const spoken = ['alt', 'title', 'placeholder', 'aria-label'];

/** Reads markup as our renderer writes it: every attribute in quotes, every element closed. */
export function readMarkup(html: string): Markup {
  const elements: Element[] = [];
  const words: Words[] = [];
  const open: Element[] = [];
  const bare = html.replaceAll(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3');
  for (const [, closed, tag = '', rest = '', text] of bare.matchAll(
    /<(\/)?([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    const lang = open.at(-1)?.lang ?? '';
    if (text !== undefined) words.push({ text: decoded(text), lang, within: [...open] });
    else if (closed !== undefined) open.splice(open.findLastIndex((one) => one.tag === tag));
    else {
      const attributes = attributesOf(rest);
      const element = { tag, attributes, lang: attributes.get('lang') ?? lang };
      elements.push(element);
      for (const name of spoken) {
        const said = attributes.get(name);
        if (said !== undefined) words.push({ text: said, lang: element.lang, within: [...open, element] });
      }
      if (!empty.has(tag) && !rest.endsWith('/')) open.push(element);
    }
  }
  return { elements, words: words.filter((one) => one.text.trim() !== '') };
}

function attributesOf(rest: string): ReadonlyMap<string, string> {
  const found = rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map([...found].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
}
