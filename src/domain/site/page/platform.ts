export type Platform = 'mobile' | 'desktop';

/** Mini-program shells that open our pages (spec §3 `platformMp`). */
export type MiniProgram = 'wechat' | 'alipay' | 'baidu' | 'bytedance';

/** What the user agent reveals about the device (spec §3). A shell's word is for looks alone (T-06). */
export type Device = {
  readonly platform: Platform;
  readonly isIOS: boolean;
  readonly isOwnApp: boolean;
  readonly isOpenHarmony: boolean;
  readonly platformMp: MiniProgram | null;
};

/** The system that a shell of ours runs on. */
export type AppShell = 'ios' | 'android' | 'harmony';

const phones = /mobi|windows phone|opera mini|blackberry|kaios/i;
const iOS = /iphone|ipad|ipod/i;
const harmony = /openharmony/i;
const ownApp = /\bmeanderapp\b/i;
const miniPrograms: readonly (readonly [MiniProgram, RegExp])[] = [
  ['wechat', /micromessenger.*miniprogram|miniprogram.*micromessenger/i],
  ['alipay', /alipayclient.*miniprogram|miniprogram.*alipay/i],
  ['baidu', /swan\/|swan-baiduboxapp/i],
  ['bytedance', /toutiaomicroapp/i],
];

/** A browser's name is read no further than this. */
export const longestAgent = 512;

/**
 * Spec §4: iOS, the product's app, mini-programs, OpenHarmony and mobile user agents count as mobile; all else is
 * desktop.
 */
export function deviceOf(userAgent: string): Device {
  const agent = userAgent.slice(0, longestAgent);
  const platformMp = miniPrograms.find(([, shape]) => shape.test(agent))?.[0] ?? null;
  const isIOS = iOS.test(agent);
  const isOpenHarmony = harmony.test(agent);
  const isOwnApp = ownApp.test(agent);
  const isShell = isOwnApp || platformMp !== null || /miniprogram/i.test(agent);
  const isMobile = isIOS || isOpenHarmony || isShell || phones.test(agent);
  return { platform: isMobile ? 'mobile' : 'desktop', isIOS, isOwnApp, isOpenHarmony, platformMp };
}

/** The platform alone. */
export function platformOf(userAgent: string): Platform {
  return deviceOf(userAgent).platform;
}

/** Our app, by the system that it runs on; null in a browser and in another company's app. */
export function appOf({ isOwnApp, isIOS, isOpenHarmony }: Device): AppShell | null {
  if (!isOwnApp) return null;
  if (isOpenHarmony) return 'harmony';
  return isIOS ? 'ios' : 'android';
}

/**
 * The word of the header `X-Platform` (spec §7, `xplatform`). An account with limited access inside our app shell
 * counts as the web (spec §6).
 */
export function xplatformOf(device: Device, isLimitedAccess: boolean): string {
  const app = appOf(device);
  if (app !== null && !isLimitedAccess) return app;
  if (device.platformMp !== null && !device.isOwnApp) return 'miniprogram';
  return device.platform;
}

/** Whether it is a word of that header. */
export function isPlatformWord(word: string): boolean {
  return ['desktop', 'mobile', 'ios', 'android', 'harmony', 'miniprogram'].includes(word);
}
