/** Where a mail program's one click ends mails of a kind (RFC 8058): a POST without cookies or token of ours. */
export const unsubscribeRoute = '/v1/mailsrv/unsubscribe';

/** The same with whom it is about. */
export function unsubscribePath(token: string): string {
  return `${unsubscribeRoute}?${new URLSearchParams({ token })}`;
}

/** Where the operator's mail service tells what came back. */
export const bounceRoute = '/v1/mailsrv/bounces';
