import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { MailData, MailKind, RenderedMail, Sender } from '#src/jobs/shared/emails/mail-data.ts';

/** An outgoing message. `deduplicationKey` is the same for every attempt to send it. */
export type Message = RenderedMail & {
  readonly kind: 'mail' | 'sms';
  readonly deduplicationKey: string;
  readonly recipient: string;
  /** Where one click ends mails of this kind (RFC 8058); none with those that a purchase needs. */
  readonly unsubscribe?: string;
};

/** What sending requires. An error thrown by `deliver` makes the message be sent again later. */
export type Senders = {
  readonly renderMail: <Kind extends MailKind>(
    kind: Kind,
    data: MailData[Kind],
    language: LanguageCode,
  ) => Promise<RenderedMail>;
  readonly deliver: (message: Message) => Promise<void>;
  readonly brand: Sender['brand'];
};
