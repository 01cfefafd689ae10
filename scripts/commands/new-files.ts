/** What an addition consists of: files to write and lines to add elsewhere, each with the file it belongs in. */
export type Addition = {
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly { readonly file: string; readonly line: string }[];
};

/** The files of the project. Existing partners and verticals serve as patterns for the next one. */
export type SourceTree = { readonly paths: readonly string[]; readonly read: (path: string) => string };

export const kinds = ['page', 'vertical', 'partner', 'locale', 'job', 'endpoint'] as const;
export type Kind = (typeof kinds)[number];

/** Returns the files and lines of an addition. Throws with advice if the name does not fit or there is nothing to copy. */
export function addition(kind: Kind, name: string, tree: SourceTree): Addition {
  const made = makers[kind](name, tree);
  const taken = Object.keys(made.files).find((path) => tree.paths.includes(path));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  return made;
}

const makers: Record<Kind, (name: string, tree: SourceTree) => Addition> = {
  page: (name) => newPage(demand(name, /^[a-z]+\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'support/help-centre')),
  vertical: (name, tree) => newVertical(demand(name, /^[a-z]+(-[a-z]+)*$/, 'ferries'), tree),
  partner: (name, tree) => newPartner(demand(name, /^[a-z]+(_[a-z]+)*$/, 'night_ferry'), tree),
  locale: (name) => newLocale(demand(name, /^[a-z]{2}(-[A-Z]{2})?$/, 'pt-BR')),
  job: (name) => newJob(demand(name, /^[a-z-]+\/[a-z]+(-[a-z]+)+$/, 'suppliers/refresh-rates')),
  endpoint: (name) => newEndpoint(demand(name, /^[a-z-]+\/[a-z]+(-[a-z]+)+$/, 'accounts/change-title')),
};

function newPage(path: string): Addition {
  const name = path.replace(/^.*\//, '');
  const [camel, pascal] = [camelOf(name), pascalOf(name)];
  const folder = `src/web/${path}`;
  return {
    files: {
      [`${folder}/${name}.load.ts`]: `import { msg } from '@lingui/core/macro';
import { pages } from '#src/contract/pages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ${pascal}Data = { readonly title: string };

/** What the page shows; the same on the server and in the browser. */
export async function load${pascal}({ i18n, page, params }: LoadContext): Promise<Loaded<${pascal}Data>> {
  const title = i18n._(msg\`${wordsOf(name)}\`);
  const path = buildUrl(pages[page].pattern, params);
  return { kind: 'page', data: { title }, head: { title, description: title, path } };
}
`,
      [`${folder}/${name}.screen.tsx`]: `import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { load${pascal}, type ${pascal}Data } from './${name}.load.ts';

function ${pascal}View({ data }: ViewProps<${pascal}Data>) {
  return <h1>{data.title}</h1>;
}

export const ${camel}Screen = screen(load${pascal}, ${pascal}View);
`,
    },
    lines: [
      { file: 'src/contract/pages.ts', line: `${keyOf(name)}: page('/${name}'),  (or take \`planned\` off its row)` },
      {
        file: 'src/web/screens.ts',
        line: `${keyOf(name)}: async () => (await import('#src/${folder.slice(4)}/${name}.screen.tsx')).${camel}Screen,`,
      },
      { file: 'tests/architecture/surface/planned-pages.txt', line: `take off the line ${name}, if it is there` },
      { file: 'tests/architecture/surface/specified-routes.txt', line: `a line for the address, if it is a new one` },
    ],
  };
}

function newEndpoint(name: string): Addition {
  const { area, verb, camel, pascal } = actionOf(name);
  return {
    files: {
      [`src/actions/${name}.ts`]: actionText(
        camel,
        pascal,
        `input: ${pascal}Input`,
        `ok({ reference: input.reference })`,
      ),
    },
    lines: [
      {
        file: `src/contract/${area}/<service>.ts`,
        line: `${camel}: defineEndpoint({ method: 'POST', path: '/v1/<service>srv/${verb.replaceAll('-', '_')}', summary: 'What it does.', auth: 'account', input: …, output: … }), then npx meander generate contract`,
      },
      {
        file: `src/api/${area}/<service>.ts`,
        line: `route(<service>Endpoints.${camel}, (deps, { input }) => ${camel}(deps, input)),`,
      },
    ],
  };
}

function newJob(name: string): Addition {
  const { area, camel, pascal, verb } = actionOf(name);
  return {
    files: {
      [`src/actions/${name}.ts`]: actionText(
        camel,
        pascal,
        `input: ${pascal}Input`,
        `ok({ reference: input.reference })`,
      ),
    },
    lines: [
      {
        file: `src/jobs/${area}/${area}.jobs.ts`,
        line: `a row for ${verb} that calls ${camel} of #src/actions/${name}.ts`,
      },
    ],
  };
}

function actionText(camel: string, pascal: string, input: string, result: string): string {
  return `import type { Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';

export type ${pascal}Input = { readonly reference: string };
export type ${pascal}Done = { readonly reference: string };

export async function ${camel}(deps: Deps, ${input}): Promise<Result<${pascal}Done>> {
  deps.log.info({ reference: input.reference }, '${wordsOf(kebabOf(camel)).toLowerCase()}');
  return ${result};
}
`;
}

function newLocale(tag: string): Addition {
  const header = ['Content-Type: text/plain; charset=UTF-8', `Language: ${tag}`]
    .map((line) => `"${line}\\n"`)
    .join('\n');
  return {
    files: { [`src/locales/${tag}/messages.po`]: `msgid ""\nmsgstr ""\n${header}\n` },
    lines: [
      { file: 'lingui.config.ts', line: `'${tag}' in \`locales\`` },
      {
        file: 'src/locales/locales.ts',
        line: `${keyOf(tag)}: async () => (await import('#src/locales/${tag}/messages.po')).messages,`,
      },
      {
        file: 'src/domain/site/language/languages.ts',
        line: 'a row, if the language is new; then npx meander i18n extract fills the file',
      },
      { file: 'src/locales/terms.json', line: `"${tag}": { "say": [] } in each term` },
      {
        file: 'src/locales/provenance.json',
        line: `"${tag}": { "engine": "", "date": "", "read": [] } in \`languages\``,
      },
    ],
  };
}

function newPartner(name: string, tree: SourceTree): Addition {
  const kebab = name.replaceAll('_', '-');
  const camel = camelOf(kebab);
  const path = `src/partners/${kebab}.partner.ts`;
  return {
    files: {
      [path]: `import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** Who ${wordsOf(kebab)} is, and why its theme leaves out what it does. */
export const ${camel} = {
  name: '${name}',
  id: ${nextNumber(tree, 'id')},
  title: '${wordsOf(kebab)}',
  toggles: allBut('globalNotice'),
  colours: { action: '#1f5f8b', second: '#133c59' },
  subChannel: ${nextNumber(tree, 'subChannel')},
  currency: null,
  match: {
    host: '${kebab}',
    paths: [],
    airlineIds: [],
    affiliateIds: [],
    chosenByQuery: true,
  },
} as const satisfies Partner;
`,
    },
    lines: [{ file: 'src/partners/partners.ts', line: `${camel},  (and its import from '#${path}')` }],
  };
}

/** Returns one more than the highest number under this key in all partners. */
function nextNumber(tree: SourceTree, key: string): number {
  const taken = tree.paths
    .filter((path) => /^src\/partners\/[\w-]+\.partner\.ts$/.test(path))
    .map((path) => Number(new RegExp(`\\b${key}: (\\d+)`).exec(tree.read(path))?.[1] ?? 0));
  return Math.max(0, ...taken) + 1;
}

function newVertical(name: string, tree: SourceTree): Addition {
  const rules = smallest(tree, /^src\/verticals\/[\w-]+\/[\w-]+\.rules\.ts$/, 'verticals');
  const old = /^src\/verticals\/([\w-]+)\//.exec(rules)?.[1] ?? '';
  const sisters = tree.paths.filter((path) => path.startsWith(`src/verticals/${old}/`) && /\.(tsx?|css)$/.test(path));
  return {
    files: Object.fromEntries(sisters.map((path) => [path.replaceAll(old, name), renamed(tree.read(path), old, name)])),
    lines: [
      {
        file: 'src/verticals/rules.ts',
        line: `${keyOf(name) === camelOf(name) ? '' : `${keyOf(name)}: `}${camelOf(name)},  (and its import)`,
      },
      { file: 'src/contract/pages.ts', line: `${keyOf(name)}: page('/${name}'),  (and its screen, as of any page)` },
      { file: `catalogue/venues/${name}/`, line: 'where it is sold' },
    ],
  };
}

/** Returns the shortest of the matching files, which is the simplest pattern for the next one. */
function smallest(tree: SourceTree, fits: RegExp, what: string): string {
  const sorted = tree.paths
    .filter((path) => fits.test(path))
    .toSorted((one, other) => tree.read(one).length - tree.read(other).length);
  const [first] = sorted;
  if (first === undefined)
    throw new Error(`The folder src/${what} is empty: write its first item by hand, the next ones follow its pattern.`);
  return first;
}

/**
 * Returns a text with one item's name replaced in every spelling. A name of one word is spelled alike in code, in
 * quotes and in paths, so its neighbours decide: in quotes it is a key, beside a slash or dash a path, elsewhere an
 * identifier.
 */
function renamed(text: string, old: string, fresh: string): string {
  const spelled = old.includes('-') ? [] : [[pascalOf(old), pascalOf(fresh)] as const];
  const pairs = old.includes('-')
    ? [(name: string) => name, snakeOf, camelOf, pascalOf, wordsOf].map((spell) => [spell(old), spell(fresh)] as const)
    : spelled;
  const several = pairs.reduce(
    (result, [from, to]) => result.replaceAll(new RegExp(`(?<![A-Za-z])${from}`, 'g'), to),
    text,
  );
  if (old.includes('-')) return several;
  return several.replaceAll(new RegExp(`(?<![A-Za-z])${old}(?![a-z])`, 'g'), (_match, at: number) => {
    const [before = '', after = ''] = [several[at - 1], several[at + old.length]];
    if (/['"]/.test(before) && /['"]/.test(after)) return fresh;
    return /[-/]/.test(before) || /[-/]/.test(after) ? fresh : camelOf(fresh);
  });
}

function actionOf(name: string): { area: string; verb: string; camel: string; pascal: string } {
  const [area = '', verb = ''] = name.split('/');
  return { area, verb, camel: camelOf(verb), pascal: pascalOf(verb) };
}

function demand(name: string, shape: RegExp, example: string): string {
  if (shape.test(name)) return name;
  throw new Error(`${JSON.stringify(name)} is no fitting name; one like ${example} is.`);
}

function camelOf(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function pascalOf(kebab: string): string {
  return camelOf(kebab).replace(/^\w/, (letter) => letter.toUpperCase());
}

function snakeOf(kebab: string): string {
  return kebab.replaceAll('-', '_');
}

function kebabOf(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function wordsOf(kebab: string): string {
  return kebab.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
