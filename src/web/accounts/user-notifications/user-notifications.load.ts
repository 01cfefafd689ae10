import { msg } from '@lingui/core/macro';

import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import type { PreferenceRow } from '#src/web/accounts/parts/message-preferences-form.tsx';
import { loadMessagePreferences, preferenceRow } from '#src/web/accounts/parts/message-preferences-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type NotificationsView = {
  readonly forms: PlainForms;
  readonly email: string | null;
  readonly rows: readonly PreferenceRow[];
};

/** Loads the emails about purchases, and the preferences for them (RU-14). */
export async function loadUserNotifications(context: LoadContext): Promise<Loaded<NotificationsView>> {
  const { i18n, site } = context;
  const answer = await loadMessagePreferences(context);
  if (answer === null) return { kind: 'sign-in' };
  const own = answer.wishes.filter(
    ({ channel, purpose }) => channel === 'email' && ['reminders', 'reviews', 'support'].includes(purpose),
  );
  const title = i18n._(msg`Notifications`);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      email: answer.email,
      rows: own.map((preference) => preferenceRow(context, preference)),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/notifications' },
  };
}
