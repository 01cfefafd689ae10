import { unknownResidence } from '#src/domain/accounts/residence.ts';
import { loggedOut, noExperiments, type VisitorPart } from '#src/domain/site/page/visitor-part.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** The state before any call has answered: the fallbacks of spec §8. */
const anonymous: VisitorPart = {
  device: { platform: 'desktop', isIOS: false, isOwnApp: false, isOpenHarmony: false, platformMp: null },
  ip: null,
  ipCountry: null,
  residence: unknownResidence,
  keplerId: null,
  experiments: noExperiments,
  affiliateConf: null,
  qsAffiliateConf: null,
  pageId: browserSource.newId(),
  screenSize: { width: 0, height: 0 },
  retina: 1,
  webp: true,
  user: loggedOut,
};

/** The visitor part of the site state, as far as this browser knows it by now. */
export const visitorState = smallStore(anonymous);

/** Replaces some of it. */
export function learn(part: Partial<VisitorPart>): void {
  visitorState.set({ ...visitorState.now(), ...part });
}
