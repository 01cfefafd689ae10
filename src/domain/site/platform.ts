export type Platform = 'mobile' | 'desktop';

const mobileAgents =
  /iphone|ipad|ipod|android.*mobile|mobile.*android|openharmony|windows phone|opera mini|miniprogram|meanderapp|mobile safari/i;

/** Spec §4: iOS, the product's app, mini-programs and mobile user agents count as mobile; all else is desktop. */
export function platformOf(userAgent: string): Platform {
  return mobileAgents.test(userAgent.slice(0, 512)) ? 'mobile' : 'desktop';
}
