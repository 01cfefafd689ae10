import { msg } from '@lingui/core/macro';

import { dealCalls } from '#src/contract/marketing/deals.calls.ts';
import { href } from '#src/web/shared/page/href.ts';
import { daysLeftWords, dealWords, otherThan, type DealWords } from '#src/web/shared/cards/deal-labels.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type DealsCampaignView = {
  readonly title: string;
  readonly campaigns: readonly {
    readonly id: number;
    readonly title: string;
    readonly lang: string | undefined;
    readonly text: string;
    /** Counted by the server; null when there is nothing to count. */
    readonly daysLeft: string | null;
    readonly deals: readonly DealWords[];
  }[];
  readonly structured: string;
};

/** Campaigns with their deals (spec §2 "Destination deals"). */
export async function loadDealsCampaign(context: LoadContext): Promise<Loaded<DealsCampaignView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(dealCalls.dealCampaigns, {});
  if (!answer.ok) throw new Error(`campaigns: ${answer.error.code}`);
  const title = i18n._(msg`Promotions`);
  const path = '/deals/list/campaign';
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Deals`), href: href(site, 'deals') },
    { text: title },
  ];
  return {
    kind: 'page',
    data: {
      title,
      campaigns: answer.value.campaigns.map((campaign) => ({
        id: campaign.id,
        title: campaign.title.text,
        lang: otherThan(context, campaign.title.lang),
        text: campaign.text.text,
        daysLeft: daysLeftWords(context, campaign.daysLeft),
        deals: campaign.deals.map((deal) => dealWords(context, deal)),
      })),
      structured: structuredText(site, path, trail, []),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Deals by theme: a season, quieter days or a type of trip.`),
      path,
    },
  };
}
