import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';

import { developCalls } from '#src/contract/operations/develop.calls.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { screen, type LoadContext, type Loaded, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import styles from '#src/web/operations/dev-outbox/dev-outbox.module.css';

type OutboxView = {
  readonly messages: readonly {
    readonly id: string;
    readonly kind: 'mail' | 'sms';
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly at: string;
    readonly code: string | null;
  }[];
};

async function loadDevOutbox(context: LoadContext): Promise<Loaded<OutboxView>> {
  const { api, i18n } = context;
  const answer = await api.call(developCalls.sentMessages, {});
  if (!answer.ok) return { kind: 'missing' };
  const title = i18n._(msg`Emails and codes`);
  return {
    kind: 'page',
    data: {
      messages: answer.value.messages.map(({ sentAt, ...message }) => ({
        ...message,
        at: ownTimeWords(context, sentAt),
        // An emailed code is in the subject; other emails have unrelated numbers there.
        code: /\b\d{6}\b/.exec(message.kind === 'sms' ? message.text : message.subject)?.[0] ?? null,
      })),
    },
    head: { title, description: title, path: '/dev/outbox' },
  };
}

export const devOutboxScreen = screen(loadDevOutbox, DevOutbox);

/** Messages that would have been sent: a showcase sends no email or text messages (RU-30). */
function DevOutbox({ data }: ViewProps<OutboxView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <h1 className={styles['title']}>
        <Trans>Emails and codes</Trans>
      </h1>
      <p className={styles['lead']}>
        <Trans>This is a demo site, so no messages are actually sent. They appear here instead, newest first.</Trans>
      </p>
      {data.messages.length === 0 ? (
        <EmptyState
          icon="mail"
          title={t`Nothing sent yet`}
          text={t`Request a sign-in code or book something, then reload this page.`}
        />
      ) : (
        <ol className={styles['messages']}>
          {data.messages.map((message) => (
            <li key={message.id} className={styles['message']}>
              <p className={styles['about']}>
                <bdi dir="ltr">{message.recipient}</bdi> · {message.at}
              </p>
              <h2 className={styles['subject']}>{message.subject}</h2>
              {message.code !== null && (
                <p className={styles['code']} dir="ltr" data-testid="code">
                  {message.code}
                </p>
              )}
              <pre className={styles['text']} dir="auto">
                {message.text}
              </pre>
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}
