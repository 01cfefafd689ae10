import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { preferredRule } from '#src/domain/marketing/programmes/preferred.ts';

const { score, reviews } = preferredRule;

/**
 * What the list of preferred activities says of itself (spec §3: sectionName, sectionDescription, sectionDisclaimer). Its
 * name and description come from content where an editor wrote them; the rule is the shop's own.
 */
export const preferredLabels: Readonly<Record<'name' | 'description' | 'rule' | 'samples', MessageDescriptor>> = {
  name: msg({ message: 'Preferred activities', context: 'name of a list' }),
  description: msg`Top rated by many travelers, easy to book and easy to cancel.`,
  rule: msg`The list is recalculated each time you open it. Activities qualify if they’re rated at least ${score} out of 100 by at least ${reviews} travelers, are on sale now, and have either instant confirmation or free cancellation. Positions on the list can’t be bought.`,
  samples: msg`Ratings on this demo site are samples.`,
};
