/** Keys of a query whose values are secret, or open something. */
const secret = /([?&](?:key|token|code|otp|card|state|signature|admin_preview_mode|text_debug)=)[^&#]*/gi;

/** An address as it may be logged: what opens something is replaced by a dash. */
export function scrubbedUrl(url: string): string {
  return url.replace(secret, '$1-');
}
