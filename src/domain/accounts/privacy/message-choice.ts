import { marketingConsent } from '#src/domain/accounts/privacy/consent.ts';

/** What a message may be about that no purchase needs. */
export const messagePurposes = ['reminders', 'reviews', 'support', 'offers', 'partners', 'surveys'] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Which purposes come by which channel at all; the rest is not offered anywhere. */
export const purposesOf = {
  email: messagePurposes,
  sms: ['offers'],
} as const satisfies Record<MessageChannel, readonly MessagePurpose[]>;

/**
 * Purposes that belong to a purchase or a request; the rest is marketing, and needs consent where the law requires it.
 */
const service: ReadonlySet<MessagePurpose> = new Set(['reminders', 'support']);

export type MessageChoice = {
  readonly channel: MessageChannel;
  readonly purpose: MessagePurpose;
  readonly wanted: boolean;
};

/**
 * Whether a message may be sent. One no is enough, whether it was said for the account or for the address; a yes
 * counts where there is no no. Who has said nothing gets messages about purchases; marketing only outside of the
 * European area, and never where the country is not known (RU-12); what partners learn always takes a yes.
 */
export function isWanted(
  { channel, purpose }: Pick<MessageChoice, 'channel' | 'purpose'>,
  said: readonly MessageChoice[],
  country: string | null,
): boolean {
  const own = said.filter((one) => one.channel === channel && one.purpose === purpose);
  if (own.some((one) => !one.wanted)) return false;
  if (own.length > 0 || service.has(purpose)) return true;
  if (purpose === 'partners' || channel === 'sms') return false;
  return marketingConsent({ choice: null, ipCountry: country }) === 'granted';
}
