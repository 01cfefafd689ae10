import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the guide. `path` is from the project's root, `address` from the guide's. */
export type GuideDocument = {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  /** What the navigation calls it. */
  readonly label: string;
  readonly text: string;
};
export type Group = { readonly name: string; readonly documents: readonly GuideDocument[] };

/** The navigation. A document of `docs/` that has no line here is listed under the last group but one, with its title. */
const groups: readonly (readonly [name: string, documents: Readonly<Record<string, string>>])[] = [
  [
    'Overview',
    {
      'README.md': 'Start',
      'docs/architecture.md': 'Architecture',
      'docs/tour.md': 'Tour',
      'docs/glossary.md': 'Glossary',
    },
  ],
  [
    'Building',
    {
      'docs/adding.md': 'Adding',
      'docs/api.md': 'API',
      'docs/words.md': 'Interface text',
      'packages/scenes/README.md': 'Illustrations',
      'CONTRIBUTING.md': 'Contributing',
      'CODE_OF_CONDUCT.md': 'Code of conduct',
    },
  ],
  [
    'Operating',
    {
      'docs/site-configuration.md': 'Site configuration',
      'catalogue/README.md': 'Catalog files',
      'sandbox/README.md': 'Doubles of outside services',
    },
  ],
  [
    'Security',
    {
      'SECURITY.md': 'Security',
      'docs/threat-model.md': 'Threat model',
      'docs/security/policies.md': 'Policies',
      'docs/security/asvs-5.0-level-2.md': 'ASVS 5.0',
      'docs/security/pci-scope.md': 'PCI DSS scope',
    },
  ],
  [
    'Reference',
    {
      'docs/specification.md': 'Specification',
      'docs/rulings.md': 'Rulings',
      'docs/spec-map.md': 'Specification map',
      'CHANGELOG.md': 'Changelog',
    },
  ],
  ['Decisions', { 'docs/decisions/README.md': 'All decisions' }],
];

/** Returns where a document is in the guide: `docs/tour.md` in `tour.html`, `catalogue/README.md` in `catalogue.html`. */
export function addressOf(path: string): string {
  if (path === 'README.md') return 'index.html';
  return `${path.replace(/^docs\//, '').replace(/(\/README)?\.md$/, '')}.html`.toLowerCase();
}

/** Reads all documents, in the order of the navigation; decisions follow their list. */
export function readDocuments(root: string): readonly Group[] {
  const found = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .toSorted();
  const read = (path: string, label?: string): GuideDocument =>
    documentOf(path, readFileSync(join(root, path), 'utf8'), label);
  const decisions = found.filter((path) => path.startsWith('docs/decisions/')).map((path) => read(path));
  const listed = new Set(groups.flatMap(([, documents]) => Object.keys(documents)));
  const others = found.filter((path) => !listed.has(path) && !path.startsWith('docs/decisions/'));
  return groups.map(([name, labels]) => {
    if (name === 'Decisions') return { name, documents: [listOf(decisions), ...decisions] };
    const documents = Object.entries(labels).map(([path, label]) => read(path, label));
    return { name, documents: name === 'Reference' ? [...documents, ...others.map((path) => read(path))] : documents };
  });
}

function documentOf(path: string, text: string, label?: string): GuideDocument {
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? path;
  return { path, address: addressOf(path), title, label: label ?? title, text };
}

function listOf(decisions: readonly GuideDocument[]): GuideDocument {
  const rows = decisions.map(({ path, title, text }) => {
    const status = /^\d{4}-\d\d-\d\d · .+$/m.exec(text)?.[0] ?? '';
    return `| [${title.replaceAll('|', '\\|')}](${path.slice('docs/decisions/'.length)}) | ${status} |`;
  });
  const text = ['# Decisions', '', '| Decision | Date and status |', '|---|---|', ...rows].join('\n');
  return documentOf('docs/decisions/README.md', text, 'All decisions');
}
