import { readSecurityCounts } from '#src/actions/staff/read-security-counts.ts';
import type { StaffCommand } from '../command.ts';

/** Commands about the security log. */
export const securityCommands: readonly StaffCommand[] = [
  {
    name: 'events',
    description: 'Counts security events of all processes by day, kind and outcome',
    details: 'Events are sign-ins, wrong codes, exceeded limits and refusals.',
    isRecorded: false,
    options: [{ flags: '--days <days>', description: 'how many days back, 1 to 400', default: '7' }],
    run: async ({ deps, values }) => {
      const days = Number(values['days']);
      if (!Number.isInteger(days) || days < 1 || days > 400)
        return { kind: 'refused', failure: { code: 'bad_request', field: 'days' } };
      return { kind: 'found', rows: await readSecurityCounts(deps, days), none: 'No security events were counted.' };
    },
  },
];
