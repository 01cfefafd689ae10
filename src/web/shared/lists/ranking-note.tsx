import { useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** What is in the list, since each kind begins in another order. */
type RankingNoteProps = { readonly of: 'search' | 'hotels' | 'cars' | 'deals' | 'city' };

/** The ranking criteria by weight: a marketplace must disclose them, and positions are not for sale. */
export function RankingNote({ of }: RankingNoteProps) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How results are ordered`}>
      <Begins of={of} />
      <p>
        {of === 'city' || of === 'deals'
          ? t`No company can pay to rank higher, and what we earn from a booking plays no part.`
          : t`The other options sort by price or rating alone. No company can pay to rank higher, and what we earn from a booking plays no part.`}
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
          {t`“Best match” shows the best matches for your search first: by title, then by place, type of activity and description. Among equal matches, better-known and better-rated activities come first. Activities that aren’t available right now come last.`}
        </p>
      );
    case 'hotels':
      return <p>{t`“Recommended” shows the best-known hotels first. Distance is measured from the town center.`}</p>;
    case 'cars':
      return (
        <p>{t`Sorted by total rental price, lowest first. “Recommended” starts with the best-known locations.`}</p>
      );
    case 'deals':
      return <p>{t`Ending soonest first.`}</p>;
    case 'city':
      return <p>{t`Best known first.`}</p>;
  }
}
