import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findingsFrom, isSeverity, readAuditReport, severities } from './audit-report.ts';

/**
 * Queries the registry for known vulnerabilities of the production packages in the lock file (`npm audit`). Exit code
 * 1: at least one of the severity of `--from` (default: moderate) or above. 2: npm itself failed. A registry that does
 * not answer is reported and is no failure, unless `--required` is given.
 */
const { values: options } = parseArgs({
  options: { from: { type: 'string', default: 'moderate' }, required: { type: 'boolean', default: false } },
});

function main(least: string): number {
  if (!isSeverity(least)) {
    console.error(`--from takes one of ${severities.join(', ')}.`);
    return 2;
  }
  const result = readAuditReport(npmAudit());
  if (result.kind === 'broken') {
    console.error(`npm audit failed: ${result.reason}.`);
    return 2;
  }
  if (result.kind === 'unanswered') {
    console.warn(
      `Vulnerabilities were NOT checked: the registry did not answer the audit (${result.reason}). Run "npm run audit -- --required" where it does.`,
    );
    return options.required ? 1 : 0;
  }
  for (const { severity, name, range, advisories } of findingsFrom(result.findings, 'info'))
    console.error(`${severity}: ${name} ${range}: ${advisories.join('; ')}`);
  const serious = findingsFrom(result.findings, least).length;
  console.log(`${result.findings.length} vulnerable production packages, ${serious} of severity ${least} or above.`);
  return serious === 0 ? 0 : 1;
}

/**
 * npm decides by its own settings which registry it queries. It fails both for what it finds and for what it cannot
 * read.
 */
function npmAudit(): string {
  const words = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'];
  const cli = process.env['npm_execpath'];
  const [command, first] = cli?.endsWith('.js') === true ? [process.execPath, [cli]] : ['npm', []];
  const run = spawnSync(command, [...first, ...words], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  return run.stdout ?? '';
}

process.exitCode = main(options.from);
