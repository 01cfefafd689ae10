import type { Client } from 'pg';

import type { Scope } from './never-null.ts';

type Node = {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Node[];
};

/**
 * What a plan says of the columns that a statement returns: their expressions, and which names in them are never null.
 */
export type PlanFacts = Scope & {
  readonly output: readonly string[];
  /** The aliases that an outer join may leave empty. */
  readonly optional: ReadonlySet<string>;
  /** The aliases that are tables; others are results of subqueries. */
  readonly tables: ReadonlyMap<string, string>;
};

/**
 * Returns the facts of a statement's plan, given the columns (`table.column`) that are never null; null for what has
 * none (`lock table`, `listen`). Nothing is executed.
 */
export async function planFacts(client: Client, text: string, notNull: ReadonlySet<string>): Promise<PlanFacts | null> {
  let plan: Node;
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
      `explain (generic_plan, verbose, costs off, format json) ${text}`,
    );
    const found = rows[0]?.['QUERY PLAN'][0].Plan;
    if (found === undefined) return null;
    plan = found;
  } catch {
    return null;
  }
  const optional = new Set<string>();
  const tables = new Map<string, string>();
  visit(plan, optional, tables);
  const union = unionBelow(plan);
  return {
    // A plan names the columns of a union after the first of its parts, which says nothing about the others.
    output: union === 'as they are' ? [] : (plan.Output ?? []),
    optional,
    tables,
    isNeverNull: (name) => {
      if (union !== null) return false;
      const [alias, column] = name.includes('.') ? name.split('.') : [[...tables.keys()][0], name];
      const isOne = name.includes('.') || tables.size === 1;
      if (alias === undefined || column === undefined || !isOne || optional.has(alias)) return false;
      const table = tables.get(alias);
      return table !== undefined && notNull.has(`${table}.${column}`);
    },
  };
}

/** Nodes that pass on what comes from below. */
const passing = /^(Limit|(Incremental )?Sort|LockRows|Unique|Gather( Merge)?|Subquery Scan)$/;

/** Returns whether a union returns the rows of a node: `as they are`, `calculated` into others, or not at all. */
function unionBelow({ 'Node Type': type, Plans: plans = [] }: Node): 'as they are' | 'calculated' | null {
  if (/^(Append|Merge Append|Recursive Union|SetOp)$/.test(type)) return 'as they are';
  const below = plans.find((child) => ['Outer', 'Subquery'].includes(child['Parent Relationship'] ?? ''));
  const union = below === undefined ? null : unionBelow(below);
  if (union === null || passing.test(type)) return union;
  return type === 'Aggregate' ? 'calculated' : null;
}

function visit(node: Node, optional: Set<string>, tables: Map<string, string>): void {
  const { Alias: alias, 'Relation Name': relation, Plans: plans = [] } = node;
  // One alias for two tables, in different parts of a statement, is ambiguous.
  if (alias !== undefined && relation !== undefined)
    tables.set(alias, tables.has(alias) && tables.get(alias) !== relation ? '' : relation);
  const sides: Readonly<Record<string, readonly string[]>> = {
    Left: ['Inner'],
    Right: ['Outer'],
    Full: ['Inner', 'Outer'],
  };
  const empty = sides[node['Join Type'] ?? ''] ?? [];
  for (const child of plans) {
    if (empty.includes(child['Parent Relationship'] ?? '')) for (const one of aliasesIn(child)) optional.add(one);
    visit(child, optional, tables);
  }
}

function aliasesIn({ Alias: alias, Plans: plans = [] }: Node): readonly string[] {
  return [...(alias === undefined ? [] : [alias]), ...plans.flatMap(aliasesIn)];
}
