import { describe, expect, it } from 'vitest';

import {
  appOf,
  deviceOf,
  isPlatformWord,
  platformOf,
  xplatformOf,
  type Device,
} from '#src/domain/site/page/platform.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const desktop: Device = {
  platform: 'desktop',
  isIOS: false,
  isOwnApp: false,
  isOpenHarmony: false,
  platformMp: null,
};
const mobile: Device = { ...desktop, platform: 'mobile' };

describe('the device by its name', () => {
  it.each<[string, string, Device]>([
    ['an iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, { ...mobile, isIOS: true }],
    ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Safari/604.1', { ...mobile, isIOS: true }],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5)', { ...mobile, isIOS: true }],
    ['Chrome on an Android phone', `${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, mobile],
    ['Firefox on an Android phone', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', mobile],
    ['an Android tablet', `Mozilla/5.0 (Linux; Android 15; SM-X910) ${webKit} Chrome/140.0 Safari/537.36`, desktop],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1/28; U; en) Presto/2.8', mobile],
    ['Opera Mobile', 'Opera/12.02 (Android 4.1; Linux; Opera Mobi/ADR-1111101157; U; en-US)', mobile],
    ['a phone with buttons', 'Mozilla/5.0 (Mobile; LYF/F90M; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', mobile],
    ['a Windows phone', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0)', mobile],
    ['our app on Android', 'MeanderApp/5.6 (Android 15)', { ...mobile, isOwnApp: true }],
    ['our app on iOS', `${iPhone} MeanderApp/5.6`, { ...mobile, isOwnApp: true, isIOS: true }],
    ['something named like our app', 'NotMeanderApplication/1.0', desktop],
    ['OpenHarmony', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webKit}`, { ...mobile, isOpenHarmony: true }],
    ['our app on OpenHarmony', 'MeanderApp/5.6 (OpenHarmony 5.0)', { ...mobile, isOwnApp: true, isOpenHarmony: true }],
    [
      'WeChat’s mini-program, on a computer too',
      'Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0 miniProgramEnv/Windows',
      { ...mobile, platformMp: 'wechat' },
    ],
    [
      'WeChat’s, the other way round',
      'Mozilla/5.0 (Windows NT 10.0) miniProgram/wx12 MicroMessenger/8.0',
      { ...mobile, platformMp: 'wechat' },
    ],
    ['WeChat on a computer, no mini-program', 'Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0', desktop],
    ['Alipay’s', 'Mozilla/5.0 AlipayClient/10.3 MiniProgram', { ...mobile, platformMp: 'alipay' }],
    ['Alipay’s, the other way round', 'MiniProgram/1 AliPayClient/10.3', { ...mobile, platformMp: 'alipay' }],
    ['Baidu’s', 'Mozilla/5.0 swan/2.0 swan-baiduboxapp', { ...mobile, platformMp: 'baidu' }],
    ['ByteDance’s', 'Mozilla/5.0 ToutiaoMicroApp/1.0', { ...mobile, platformMp: 'bytedance' }],
    ['a mini-program of somebody else', 'Mozilla/5.0 (Windows NT 10.0) miniProgram', mobile],
    ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36`, desktop],
    ['a Mac, or an iPad that says so', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0', desktop],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', desktop],
    ['a bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', desktop],
    ['a bot with a phone', `${android} Chrome/140.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`, mobile],
    ['a name of every object', '__proto__', desktop],
    ['nothing', '', desktop],
  ])('%s', (_name, agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
    expect(platformOf(agent)).toBe(device.platform);
  });

  it('reads no further than 512 characters', () => {
    expect(platformOf(`${'x'.repeat(506)}iPhone`)).toBe('mobile');
    expect(platformOf(`${'x'.repeat(512)}iPhone`)).toBe('desktop');
  });

  it('takes no longer for a name made to take long', () => {
    const started = performance.now();
    for (let round = 0; round < 200; round += 1) deviceOf('micromessenger miniprogra '.repeat(2_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the value of X-Platform', () => {
  const app: Device = { ...mobile, isOwnApp: true };
  it.each<[string, Device, boolean, string]>([
    ['a desktop browser', desktop, false, 'desktop'],
    ['a mobile browser', mobile, false, 'mobile'],
    ['iOS in a browser', { ...mobile, isIOS: true }, false, 'mobile'],
    ['OpenHarmony in a browser', { ...mobile, isOpenHarmony: true }, false, 'mobile'],
    ['our app', app, false, 'android'],
    ['our app on iOS', { ...app, isIOS: true }, false, 'ios'],
    ['our app on OpenHarmony', { ...app, isOpenHarmony: true }, false, 'harmony'],
    ['a mini-program', { ...mobile, platformMp: 'wechat' }, false, 'miniprogram'],
    ['a mini-program, limited', { ...mobile, platformMp: 'wechat' }, true, 'miniprogram'],
    ['our app, limited: as the web (spec §6)', app, true, 'mobile'],
    ['our app on iOS, limited', { ...app, isIOS: true }, true, 'mobile'],
    ['our app on OpenHarmony, limited', { ...app, isOpenHarmony: true }, true, 'mobile'],
    ['our app in a mini-program', { ...app, platformMp: 'wechat' }, false, 'android'],
    ['our app in a mini-program, limited', { ...app, platformMp: 'wechat' }, true, 'mobile'],
    ['a desktop browser, limited', desktop, true, 'desktop'],
  ])('%s', (_name, device, isLimited, word) => {
    expect(xplatformOf(device, isLimited)).toBe(word);
  });
});

it.each([
  ['MeanderApp/5.6 (Android 15)', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MeanderApp/5.6', 'ios'],
  ['MeanderApp/5.6 (OpenHarmony 5.0)', 'harmony'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari', null],
  ['Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0 miniProgram', null],
] as const)('%s is our app on %s', (agent, app) => {
  expect(appOf(deviceOf(agent))).toBe(app);
});

describe('isPlatformWord', () => {
  it('knows every word that xplatformOf sends', () => {
    const apps = [{ isIOS: true }, { isOpenHarmony: true }, {}].map((kind) => ({ ...mobile, isOwnApp: true, ...kind }));
    const devices: readonly Device[] = [desktop, mobile, ...apps, { ...mobile, platformMp: 'wechat' }];
    const words = devices.map((device) => xplatformOf(device, false));
    expect(words).toEqual(['desktop', 'mobile', 'ios', 'harmony', 'android', 'miniprogram']);
    expect(words.every(isPlatformWord)).toBe(true);
  });

  it.each(['', 'IOS', 'tablet', 'ios,android'])('refuses "%s"', (word) => {
    expect(isPlatformWord(word)).toBe(false);
  });
});
