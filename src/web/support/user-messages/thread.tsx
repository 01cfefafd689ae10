import { useLingui } from '@lingui/react/macro';

import { supportTextLimit } from '#src/domain/support/support-text.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/form/text-input.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { PickPicture } from '#src/web/support/user-messages/pick-picture.tsx';
import type { MessageRow, ThreadView } from '#src/web/support/user-messages/thread-view.ts';
import { useConversation } from '#src/web/support/user-messages/use-conversation.ts';
import styles from '#src/web/support/user-messages/user-messages.module.css';

const longest = supportTextLimit;

/** The messages, and a form to reply. Without script it sends text and returns to its page. */
export function Thread({ thread, site }: { readonly thread: ThreadView; readonly site: SitePart }) {
  const { t, i18n } = useLingui();
  const conversation = useConversation(thread);
  const { reference, form } = thread;
  const fault = conversation.error === null ? thread.refused : failureWords(i18n, conversation.error);
  return (
    <>
      <ol className={styles['messages']} aria-live="polite" aria-label={t`Messages`}>
        {conversation.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <form className={styles['form']} method="post" action={form.action} onSubmit={conversation.send}>
        <input type="hidden" name="order" value={reference} />
        <input type="hidden" name="key" value={form.key} />
        {thread.isGuest && <input type="hidden" name="link" value="yes" />}
        <input type="hidden" name="language" value={site.language} />
        <TextArea
          id="support-text"
          name="text"
          label={t`Your message`}
          maxLength={longest}
          value={conversation.text}
          onChange={(event) => conversation.type(event.target.value)}
        />
        {fault !== null && (
          <Notice tone="bad" role="alert">
            {fault}
          </Notice>
        )}
        <div className={styles['actions']}>
          <Button type="submit" busy={conversation.busy ? t`Sending…` : undefined}>{t`Send`}</Button>
          <PickPicture name={conversation.pictureName} onPick={conversation.pick} />
        </div>
      </form>
    </>
  );
}

function Message({ message }: { readonly message: MessageRow }) {
  const { t } = useLingui();
  const { picture } = message;
  return (
    <li className={message.isOwn ? styles['own'] : styles['theirs']}>
      <HiddenText>{message.isOwn ? t`You:` : t`Support:`}</HiddenText>
      {message.text !== '' && (
        <p className={styles['words']} dir="auto">
          {message.text}
        </p>
      )}
      {picture !== null && (
        <img
          className={styles['picture']}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={t`Attached picture`}
          loading="lazy"
        />
      )}
      <p className={styles['when']}>{message.isOwn ? message.at : t`Support · ${message.at}`}</p>
    </li>
  );
}
