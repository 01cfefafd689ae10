import { msg } from '@lingui/core/macro';

import type { WireError } from '#src/contract/envelope.ts';
import { formatTime } from '#src/domain/site/language/formats.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { agesWords, railFields, type RailFaults, type RailField } from '#src/web/rail/parts/rail-form-view.ts';
import { soldFromWords } from '#src/web/shared/labels/sold-from.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { unservedWords } from '#src/web/rail/rails-search/requested-places.load.ts';

type Voice = Pick<LoadContext, 'i18n' | 'site'>;

/** What the API refuses a search for, beside its field; null when no field is to blame. */
export function journeyFaults(context: Voice, error: WireError): RailFaults | null {
  const { i18n } = context;
  if (error.code === 'date_not_offered') {
    const opens = soldFromWords(context, error);
    const date = railFields.find((one) => one === error.field);
    return opens === null || date === undefined ? null : { [date]: opens };
  }
  if (error.code !== 'bad_request') return null;
  if (error.field === 'origin') return { from: unservedWords(i18n) };
  // Both are served, or this page would have said so: one is a station of the other.
  if (error.field === 'destination') return { to: i18n._(msg`Please choose two different places.`) };
  const field = railFields.find((one) => one === error.field);
  if (field === undefined) return null;
  const adult = error.facts?.['adult'];
  return { [field]: fieldWords(context, error, field), ...(typeof adult === 'number' ? { adult } : {}) };
}

function fieldWords({ i18n, site }: Voice, error: WireError, field: RailField): string {
  if (field === 'date' || field === 'return_date') return failureWords(i18n, { code: 'date_past' });
  if (field === 'cards') return i18n._(msg`This railcard isn’t accepted here.`);
  const { minAge, maxAge } = error.facts ?? {};
  if (typeof minAge === 'number' && typeof maxAge === 'number')
    return i18n._(msg`This railcard is for ages ${agesWords({ minAge, maxAge }, site.writing)}.`);
  const next = error.facts?.['next'];
  if (typeof next === 'string')
    return i18n._(
      msg`Clocks go forward on this date, so this time doesn’t exist. The next available time is ${formatTime(next, site.writing)}.`,
    );
  if (field === 'return_time')
    return i18n._(msg`The return can’t be before the outbound trip. Please choose a later return.`);
  return failureWords(i18n, error);
}
