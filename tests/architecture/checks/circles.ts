import { importsOf, isCode, isTest, resolveSpecifier } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

type Graph = Map<string, Set<string>>;

/**
 * Returns circles between files and, on every level of the tree, between sibling folders. Tests are checked separately.
 */
export function circles(files: readonly SourceFile[]): Fault[] {
  const code = files.filter((file) => isCode(file) && !isTest(file.path));
  const graph: Graph = new Map(code.map((file) => [file.path, new Set<string>()]));
  for (const file of code) {
    for (const { specifier } of importsOf(file)) {
      const target = resolveSpecifier(file.path, specifier);
      if (target !== null && graph.has(target)) graph.get(file.path)?.add(target);
    }
  }
  return [...circleFaults(graph, 'files'), ...folderFaults(graph)];
}

function folderFaults(graph: Graph): Fault[] {
  const parents = new Set<string>();
  for (const path of graph.keys()) {
    const segments = path.split('/');
    for (let depth = 1; depth < segments.length - 1; depth += 1) parents.add(segments.slice(0, depth).join('/'));
  }
  return [...parents].flatMap((parent) => {
    const faults = circleFaults(foldersOf(graph, parent), 'folders');
    return faults.map((fault) => ({ ...fault, reason: `${fault.reason} (${witnesses(graph, fault.reason)})` }));
  });
}

/** For each step of a circle of folders one import that makes it. */
function witnesses(graph: Graph, circle: string): string {
  const folders = circle.replace(/^[^:]*: /, '').split(' → ');
  return folders
    .slice(1)
    .flatMap((to, index) => {
      const from = `${folders[index]}/`;
      for (const [path, targets] of graph) {
        const target = [...targets].find((one) => path.startsWith(from) && one.startsWith(`${to}/`));
        if (target !== undefined) return [`${path} imports ${target}`];
      }
      return [];
    })
    .join('; ');
}

/** Returns the graph of a folder's sub-folders: an edge where any file below one imports any file below the other. */
function foldersOf(graph: Graph, parent: string): Graph {
  const folders: Graph = new Map();
  for (const [path, targets] of graph) {
    const from = childOf(parent, path);
    if (from === null) continue;
    const edges = folders.get(from) ?? new Set<string>();
    folders.set(from, edges);
    for (const target of targets) {
      const to = childOf(parent, target);
      if (to !== null && to !== from) edges.add(to);
    }
  }
  return folders;
}

function childOf(parent: string, path: string): string | null {
  if (!path.startsWith(`${parent}/`)) return null;
  const rest = path.slice(parent.length + 1).split('/');
  return rest.length > 1 ? `${parent}/${rest[0]}` : null;
}

function circleFaults(graph: Graph, kind: 'files' | 'folders'): Fault[] {
  const done = new Set<string>();
  const faults: Fault[] = [];
  const walk = (node: string, trail: readonly string[]): void => {
    const at = trail.indexOf(node);
    if (at !== -1) {
      faults.push({ path: node, reason: `circle between ${kind}: ${[...trail.slice(at), node].join(' → ')}` });
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return faults;
}
