import { useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** What stands in the list, since each kind begins in another order. */
type RankingNoteProps = { readonly of: 'search' | 'hotels' | 'cars' | 'deals' | 'city' };

/** By what the list is ordered, in the order of weight: a marketplace has to say so, and nobody pays for a place in it. */
export function RankingNote({ of }: RankingNoteProps) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How results are ordered`}>
      <Begins of={of} />
      <p>
        {of === 'city' || of === 'deals'
          ? t`No company pays to stand higher, and what we earn from a booking plays no part.`
          : t`The other orders go by price or by rating alone. No company pays to stand higher, and what we earn from a booking plays no part.`}
      </p>
    </Disclosure>
  );
}

function Begins({ of }: RankingNoteProps) {
  const { t } = useLingui();
  switch (of) {
    case 'search':
      return (
        <p>
          {t`“Most relevant” puts first what your words name: in the title, then in the place, the kind of activity and the description. Among equals, what more travellers know and rate well comes first; what cannot be booked at the moment comes last.`}
        </p>
      );
    case 'hotels':
      return (
        <p>{t`“Recommended” puts first the hotels that are best known in their town. Distance is that to its centre.`}</p>
      );
    case 'cars':
      return (
        <p>{t`What the whole hire costs decides, the cheapest first. “Recommended” begins with the best-known stations.`}</p>
      );
    case 'deals':
      return <p>{t`What ends soonest comes first.`}</p>;
    case 'city':
      return <p>{t`What is best known comes first.`}</p>;
  }
}
