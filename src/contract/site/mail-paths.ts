/** Where a mail program's one click ends mails of a kind (RFC 8058): a POST without cookies or token of ours. */
export const unsubscribeRoute = '/v1/mailsrv/unsubscribe';

/** Returns the same path with the recipient's token. */
export function unsubscribePath(token: string): string {
  return `${unsubscribeRoute}?${new URLSearchParams({ token })}`;
}

/** Where the operator's mail service reports bounces. */
export const bounceRoute = '/v1/mailsrv/bounces';
