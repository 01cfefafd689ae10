import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Answer } from '#src/contract/client.ts';
import { travellerCalls } from '#src/contract/accounts/travellers.calls.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { SavedContactForm } from '#src/web/accounts/user-travellers/saved-contact-form.tsx';
import { TravellerForm } from '#src/web/accounts/user-travellers/traveller-form.tsx';
import {
  loadUserTravellers,
  newcomer,
  type TravellerWords,
  type UserTravellersView,
} from '#src/web/accounts/user-travellers/user-travellers.load.ts';
import styles from '#src/web/accounts/user-travellers/user-travellers.module.css';

export const userTravellersScreen = screen(loadUserTravellers, UserTravellers);

function UserTravellers({ data }: ViewProps<UserTravellersView>) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(data.open === newcomer);
  return (
    <UserCentre
      page="user-travellers"
      title={t({ message: 'Travelers', context: 'saved' })}
      lead={t`Used to fill in your details at checkout. We never store passport numbers.`}
    >
      <AccountOutcome forms={data.forms} />
      {data.travellers.length === 0 && !isAdding && (
        <EmptyState
          icon="people"
          title={t`No saved travelers`}
          text={t`Add yourself and the people you travel with.`}
        />
      )}
      <ul className={styles['people']}>
        {data.travellers.map((one) => (
          <Person key={one.traveller.id} person={one} data={data} />
        ))}
      </ul>
      {isAdding && <TravellerForm key="new" data={data} traveller={null} onDone={() => setAdding(false)} />}
      {!isAdding && <AddTraveller data={data} onAdd={() => setAdding(true)} />}
      <SavedContactForm contact={data.contact} forms={data.forms} />
    </UserCentre>
  );
}

type AddProps = { readonly data: UserTravellersView; readonly onAdd: () => void };

function AddTraveller({ data, onAdd }: AddProps) {
  const { t } = useLingui();
  if (data.isFull) return <p>{t`You can save up to ${data.most} travelers. Remove one to add another.`}</p>;
  return (
    <div>
      <ButtonLink
        look="secondary"
        icon="plus"
        href={data.openHref[newcomer] ?? data.closeHref}
        onPress={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        {t`Add a traveler`}
      </ButtonLink>
    </div>
  );
}

function Person({ person, data }: { readonly person: TravellerWords; readonly data: UserTravellersView }) {
  const { t } = useLingui();
  const api = useApi();
  const { traveller, facts } = person;
  const { id } = traveller;
  const [isOpen, setOpen] = useState(data.open === id);
  return (
    <li className={styles['person']}>
      <div className={styles['head']}>
        <div>
          <h2 dir="auto">{traveller.fullName}</h2>
          <p className={styles['facts']}>{facts.join(' · ')}</p>
        </div>
        <div className={styles['actions']}>
          <ButtonLink
            size="small"
            look="secondary"
            icon="edit"
            href={data.openHref[id] ?? data.closeHref}
            onPress={(event) => {
              event.preventDefault();
              setOpen(!isOpen);
            }}
          >
            {t`Edit`}
          </ButtonLink>
          <ActionButton
            size="small"
            look="quiet"
            icon="trash"
            plain={{ action: 'traveller-remove', forms: data.forms, fields: { id } }}
            run={() => goneOr(api.call(travellerCalls.removeTraveller, { id }))}
          >
            {t`Remove`}
          </ActionButton>
        </div>
      </div>
      {isOpen && <TravellerForm data={data} traveller={traveller} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** A traveler removed in another window is gone all the same. */
async function goneOr(answer: Promise<Answer<{ removed: true }>>): Promise<Answer<{ removed: true }>> {
  const said = await answer;
  return !said.ok && said.error.code === 'not_found' ? { ok: true, value: { removed: true } } : said;
}
