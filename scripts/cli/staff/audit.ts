import { auditEntries, checkAudit } from '#src/store/staff/audit.store.ts';
import type { StaffCommand } from '../command.ts';

/** Commands about the audit log. */
export const auditCommands: readonly StaffCommand[] = [
  {
    name: 'list',
    args: { '[subject]': 'a booking, account, slot or other subject (default: all)' },
    description: 'Lists the newest 100 manual actions',
    isRecorded: false,
    run: async ({ deps }, [subject]) => ({
      kind: 'found',
      rows: await auditEntries(deps.db, { subject: subject ?? null, limit: 100 }),
      none: 'No manual actions.',
    }),
  },
  {
    name: 'verify',
    description: 'Verifies that no entry of the audit log was changed or removed',
    details: 'Store the printed head elsewhere, to detect later whether entries were removed from the end.',
    isRecorded: false,
    run: async ({ deps }) => {
      const check = await checkAudit(deps.db);
      if (check.broken.length === 0) return { kind: 'found', rows: [check], none: '' };
      return { kind: 'refused', failure: { code: 'audit_broken', facts: { entries: check.broken.join(', ') } } };
    },
  },
];
