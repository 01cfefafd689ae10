import { retryFailedTranslations } from '#src/actions/content/translations/retry-failed-translations.ts';
import { findBudgets } from '#src/store/content/translations/translation-budget.store.ts';
import { findUnfinishedTranslations } from '#src/store/content/translations/machine-translations.store.ts';
import { recorded, type StaffCommand } from '../command.ts';

const most = 200;

/** Commands about translations by machine. */
export const translationCommands: readonly StaffCommand[] = [
  {
    name: 'list-translations',
    description: `Lists up to ${most} machine translations that failed or wait, with the reason`,
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await findUnfinishedTranslations(deps.db, most),
      none: 'No machine translation failed or waits.',
    }),
  },
  {
    name: 'translation-budget',
    description: 'Shows how many characters were sent to the translation service by month',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await findBudgets(deps.db),
      none: 'Nothing was sent to a translation service.',
    }),
  },
  {
    name: 'retry-translations',
    description: 'Retries machine translations that failed or wait',
    isRecorded: true,
    run: (ground) => recorded(ground, 'retry-translations', 'all', retryFailedTranslations),
  },
];
