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
  description: msg`What many travellers have rated very well, and what is easy to book and to change your mind about.`,
  rule: msg`The list is worked out from data each time: rated at least ${score} of 100 by at least ${reviews} travellers, on sale now, and either confirmed at once or free to cancel. Nobody can pay to be on it.`,
  samples: msg`The ratings of this demonstration are samples.`,
};
