/** From the least to the most severe, as npm names them. */
export const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export function isSeverity(text: string): text is Severity {
  return severities.some((severity) => severity === text);
}

/** A vulnerability of an installed package, with the addresses of its advisories. */
export type Finding = {
  readonly name: string;
  readonly severity: Severity;
  readonly range: string;
  readonly advisories: readonly string[];
};

/** What `npm audit --json` said. `unanswered`: the registry did not respond, so that nothing was checked. */
export type AuditResult =
  | { readonly kind: 'answered'; readonly findings: readonly Finding[] }
  | { readonly kind: 'unanswered'; readonly reason: string }
  | { readonly kind: 'broken'; readonly reason: string };

/**
 * Reads what `npm audit --json` has printed. npm reports a registry that fails with `message` beside `error`, and its own
 * errors, such as a missing lock file, with `error` alone: the latter are never taken for a registry that does not answer.
 */
export function readAuditReport(text: string): AuditResult {
  const report = parsed(text);
  if (!isRecord(report)) return { kind: 'broken', reason: 'npm audit printed no report' };
  if (isRecord(report['vulnerabilities'])) return answered(report['vulnerabilities']);
  if (typeof report['message'] === 'string') return { kind: 'unanswered', reason: reasonOf(report) };
  const { error } = report;
  return { kind: 'broken', reason: isRecord(error) ? String(error['summary']) : 'npm audit printed no report' };
}

/** Returns the findings of at least this severity, the most severe first. */
export function findingsFrom(findings: readonly Finding[], least: Severity): Finding[] {
  const rank = (severity: Severity): number => severities.indexOf(severity);
  return findings
    .filter(({ severity }) => rank(severity) >= rank(least))
    .toSorted((a, b) => rank(b.severity) - rank(a.severity) || (a.name < b.name ? -1 : 1));
}

function answered(vulnerabilities: Readonly<Record<string, unknown>>): AuditResult {
  const findings: Finding[] = [];
  for (const [name, entry] of Object.entries(vulnerabilities)) {
    const severity = isRecord(entry) ? String(entry['severity']) : '';
    if (!isRecord(entry) || !isSeverity(severity))
      return { kind: 'broken', reason: `npm audit says nothing of ${name}` };
    const via = Array.isArray(entry['via']) ? (entry['via'] as unknown[]) : [];
    findings.push({
      name,
      severity,
      range: String(entry['range']),
      advisories: via.map((one) => (isRecord(one) ? `${String(one['title'])} (${String(one['url'])})` : String(one))),
    });
  }
  return { kind: 'answered', findings };
}

/** The status or the reason without an address: whose registry it is does not belong into a log. */
function reasonOf({ statusCode, message }: Readonly<Record<string, unknown>>): string {
  if (typeof statusCode === 'number') return `it answered ${statusCode}`;
  return String(message).replaceAll(/https?:\/\/\S+/g, 'the registry');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
