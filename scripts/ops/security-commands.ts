import { readSecurityCounts } from '#src/actions/staff/read-security-counts.ts';
import type { Command } from './command.ts';

const daysShown = 7;

/** What the security log has counted. */
export const securityCommands: readonly Command[] = [
  {
    usage: 'security-events',
    says: 'Counts of security events by day, kind and outcome, of all processes: sign-ins, wrong codes, limits, refusals. The last 7 days, or --days.',
    isRecorded: false,
    options: { days: 'how many days back, 1 to 400' },
    run: async ({ deps, values }) => {
      const days = Number(values['days'] ?? daysShown);
      if (!Number.isInteger(days) || days < 1 || days > 400)
        return { kind: 'refused', failure: { code: 'bad_request', field: 'days' } };
      return { kind: 'found', rows: await readSecurityCounts(deps, days), none: 'No security events were counted.' };
    },
  },
];
