import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { travellerEndpoints } from '#src/contract/endpoints/travellers.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { UserCentre } from '#src/web/parts/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { useApi } from '#src/web/services.ts';
import { SavedContactForm } from '#src/web/screens/user-travellers/saved-contact-form.tsx';
import { TravellerForm } from '#src/web/screens/user-travellers/traveller-form.tsx';
import {
  loadUserTravellers,
  type TravellerWords,
  type UserTravellersView,
} from '#src/web/screens/user-travellers/user-travellers.load.ts';
import styles from '#src/web/screens/user-travellers/user-travellers.module.css';

export const userTravellersScreen = screen(loadUserTravellers, UserTravellers);

function UserTravellers({ data }: ViewProps<UserTravellersView>) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  return (
    <UserCentre
      page="user-travellers"
      title={t`Travellers`}
      lead={t`The checkout fills its fields from here. Numbers of passports are never kept.`}
    >
      {data.travellers.length === 0 && !isAdding && (
        <EmptyState icon="people" title={t`Nobody is kept yet`} text={t`Add yourself and whoever travels with you.`} />
      )}
      <ul className={styles['people']}>
        {data.travellers.map((one) => (
          <Person key={one.traveller.id} person={one} data={data} />
        ))}
      </ul>
      {isAdding && <TravellerForm key="new" data={data} traveller={null} onDone={() => setAdding(false)} />}
      {!isAdding && (
        <div>
          <Button look="secondary" icon="plus" disabled={data.isFull} onPress={() => setAdding(true)}>
            {t`Add a traveller`}
          </Button>
          {data.isFull && <p>{t`${data.most} travellers are kept at most. Remove one to add another.`}</p>}
        </div>
      )}
      <SavedContactForm contact={data.contact} />
      <noscript>
        <p>
          <Trans>Changing anything here needs JavaScript.</Trans>
        </p>
      </noscript>
    </UserCentre>
  );
}

function Person({ person, data }: { readonly person: TravellerWords; readonly data: UserTravellersView }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { traveller, facts } = person;
  const remove = async (): Promise<void> => {
    const answer = await api.call(travellerEndpoints.removeTraveller, { id: traveller.id });
    if (!answer.ok && answer.error.code !== 'not_found') return setError(failureWords(i18n, answer.error));
    await revalidate();
  };
  return (
    <li className={styles['person']}>
      <div className={styles['head']}>
        <div>
          <h2 dir="auto">{traveller.fullName}</h2>
          <p className={styles['facts']}>{facts.join(' · ')}</p>
        </div>
        <div className={styles['deeds']}>
          <Button size="small" look="secondary" icon="edit" onPress={() => setOpen(!isOpen)}>
            {t`Edit`}
          </Button>
          <Button size="small" look="quiet" icon="trash" onPress={() => void remove()}>
            {t`Remove`}
          </Button>
        </div>
      </div>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      {isOpen && <TravellerForm data={data} traveller={traveller} onDone={() => setOpen(false)} />}
    </li>
  );
}
