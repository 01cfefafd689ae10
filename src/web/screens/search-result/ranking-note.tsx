import { useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** By what the list is ordered, in the order of weight: a marketplace has to say so, and nobody pays for a place in it. */
export function RankingNote() {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How results are ordered`}>
      <p>
        {t`“Most relevant” puts first what your words name: in the title, then in the place, the kind of activity and the description. Among equals, what more travellers know and rate well comes first; what cannot be booked at the moment comes last.`}
      </p>
      <p>
        {t`The other orders go by price or by rating alone. No company pays to stand higher, and what we earn from a booking plays no part.`}
      </p>
    </Disclosure>
  );
}
