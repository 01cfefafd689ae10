import type { Deps } from '#src/actions/deps.ts';
import type { OutboxHandlers } from '#src/jobs/handlers.ts';
import type { renderMail as RenderMail } from '#src/jobs/mails/entry-mails.tsx';
import { mailHandlers, smsHandlers, type Message } from '#src/jobs/send-messages.ts';
import { smsGateway } from '#src/jobs/send-text.ts';
import type { SiteSettings } from '#src/server/doorway.ts';
import type { Environment } from '#src/server/env.ts';
import { keepMessage } from '#src/store/sent-messages.store.ts';

/**
 * Who sends what the outbox asks for. Showcase and development keep every message for `/dev/outbox/` and send nothing
 * (RU-30). In production text messages go to the gateway of `SMS_URL`; there is no sender of mails in this release, so
 * that mails wait in the outbox, and the invariants name them.
 */
export function sendersFor(
  environment: Environment,
  deps: Deps,
  site: SiteSettings,
  renderMail: typeof RenderMail,
): OutboxHandlers {
  const { brand } = site;
  if (environment.mode !== 'production') {
    const deliver = (message: Message): Promise<void> => keepMessage(deps.db, message);
    return { ...mailHandlers({ renderMail, deliver, brand }), ...smsHandlers({ renderMail, deliver, brand }) };
  }
  deps.log.error(
    { set: environment.mail !== undefined },
    'this release has no sender of mails: they wait in the outbox',
  );
  return environment.smsUrl === undefined
    ? {}
    : smsHandlers({ renderMail, deliver: smsGateway(environment.smsUrl), brand });
}
