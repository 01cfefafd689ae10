import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import { shortLinkCalls } from '#src/contract/marketing/referral/short-links.calls.ts';
import type { ShortLinkAnswer } from '#src/contract/marketing/referral/short-links.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ShorturlLandingView = {
  /** `open`: the code has a target; `dead`: it is unknown; `none`: the address has no code. */
  readonly state: 'open' | 'dead' | 'none';
  readonly title: string;
  readonly says: string;
  /** Null where there is nothing to open. */
  readonly deepLink: string | null;
  readonly web: string;
};

/**
 * Loads the target of a short link on a phone (spec §2): the app, or the page in the browser. An unknown code leads
 * home and reveals nothing to someone who guesses codes, and no address is taken from the query (T-05).
 */
export async function loadShorturlLanding({
  api,
  i18n,
  query,
  site,
}: LoadContext): Promise<Loaded<ShorturlLandingView>> {
  const code = query.get('code') ?? '';
  const answer = code === '' ? null : await api.call(shortLinkCalls.shortLink, { code });
  if (answer !== null && !answer.ok && answer.error.code !== 'not_found' && answer.error.code !== 'bad_request')
    throw new Error(`short link: ${answer.error.code}`);
  const found = answer?.ok === true ? answer.value : null;
  const state = found !== null ? 'open' : answer !== null ? 'dead' : 'none';
  const title = i18n._(titles[state]);
  const says = i18n._(found === null ? unopened[answer === null ? 'none' : 'dead'] : kinds[found.kind]);
  return {
    kind: 'page',
    data: { state, title, says, deepLink: found?.deepLink ?? null, web: found?.web ?? href(site, 'home') },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: state === 'none' ? says : title,
      path: '/shorturl/landing',
    },
  };
}

type State = ShorturlLandingView['state'];

const titles: Readonly<Record<State, MessageDescriptor>> = {
  open: msg`Open in the app`,
  dead: msg`Welcome`,
  none: msg`App links`,
};

const unopened: Readonly<Record<Exclude<State, 'open'>, MessageDescriptor>> = {
  dead: msg`This link has expired. You’ll find everything on our home page.`,
  none: msg`Tap the link in the message it came in. It opens in the app if you have it, or on this site.`,
};

const kinds: Readonly<Record<ShortLinkAnswer['kind'], MessageDescriptor>> = {
  home: msg`This link opens the home page.`,
  activity: msg`This link opens an activity.`,
  city: msg`This link opens a destination.`,
  referral_event: msg`This link is an invitation.`,
  referral_group: msg`This link opens a group you can join.`,
  secret_price: msg`A friend is asking you to help lower a price.`,
};
