import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { profileCalls } from '#src/contract/accounts/profile.calls.ts';
import type { DetailsInput } from '#src/contract/accounts/profile.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { AccountFields } from '#src/web/shared/forms/account-form.tsx';
import { typedInto } from '#src/web/shared/forms/account-form.load.ts';
import { useSaving, type Saving } from '#src/web/shared/forms/use-saving.tsx';
import type { UserProfileView } from '#src/web/accounts/user-profile/user-profile.load.ts';
import styles from '#src/web/accounts/user-profile/user-profile.module.css';

const longestName = 80;

/** Name, form of address and countries; what is typed stays when it is refused. */
export function DetailsForm({ profile }: { readonly profile: UserProfileView }) {
  const { t } = useLingui();
  const refused = typedInto(profile.forms, 'details');
  const { busy, save, wrong, outcome, typed: again } = useSaving(profileCalls.changeDetails, refused?.error);
  const titles = useTitles();
  const first = refused?.fields;
  const [typed, setTyped] = useState<DetailsInput>({
    user_name: first?.['name'] ?? profile.user_name ?? '',
    title: titles.find(({ value }) => value === (first?.['title'] ?? profile.title))?.title,
    country_code: first?.['country'] ?? profile.country_code ?? '',
    confirmed_residence: first?.['residence'] ?? profile.confirmed_residence ?? '',
  });
  const change = (part: DetailsInput): void => {
    again();
    setTyped({ ...typed, ...part });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    void save(typed);
  };
  return (
    <form className={styles['form']} method="post" action={profile.forms.action} onSubmit={send} noValidate>
      <AccountFields action="details" forms={profile.forms} />
      <NameFields typed={typed} wrong={wrong} onChange={change} />
      <CountryFields typed={typed} wrong={wrong} onChange={change} countries={profile.countries} />
      {outcome}
      <Button type="submit" disabled={profile.limited} busy={busy}>{t`Save`}</Button>
    </form>
  );
}

type FieldsProps = {
  readonly typed: DetailsInput;
  readonly wrong: Saving<DetailsInput>['wrong'];
  readonly onChange: (part: DetailsInput) => void;
};

function NameFields({ typed, wrong, onChange: change }: FieldsProps) {
  const { t } = useLingui();
  const titles = useTitles();
  return (
    <FieldRow>
      <TextInput
        id="profile-name"
        name="name"
        autoComplete="name"
        label={t`Name`}
        maxLength={longestName}
        value={typed.user_name ?? ''}
        onChange={(event) => change({ user_name: event.target.value })}
        error={wrong('user_name')}
      />
      <Select
        id="profile-title"
        name="title"
        autoComplete="honorific-prefix"
        label={t({ message: 'Title', context: 'form of address' })}
        options={titles}
        value={typed.title ?? ''}
        onChange={(event) => change({ title: titles.find((one) => one.value === event.target.value)?.title })}
      />
    </FieldRow>
  );
}

function CountryFields({
  typed,
  wrong,
  onChange: change,
  countries: named,
}: FieldsProps & Pick<UserProfileView, 'countries'>) {
  const { t } = useLingui();
  const countries = [{ value: '', text: t`Not specified` }, ...named];
  return (
    <FieldRow>
      <Select
        id="profile-country"
        name="country"
        autoComplete="country"
        label={t`Country`}
        options={countries}
        value={typed.country_code ?? ''}
        onChange={(event) => change({ country_code: event.target.value })}
        error={wrong('country_code')}
      />
      <Select
        id="profile-residence"
        name="residence"
        label={t`Country of residence`}
        hint={t`Determines which offers and rights apply to you.`}
        options={countries}
        value={typed.confirmed_residence ?? ''}
        onChange={(event) => change({ confirmed_residence: event.target.value })}
        error={wrong('confirmed_residence')}
      />
    </FieldRow>
  );
}

function useTitles(): readonly {
  readonly value: string;
  readonly text: string;
  readonly title: DetailsInput['title'];
}[] {
  const { t } = useLingui();
  return [
    { value: '', text: t`None`, title: undefined },
    { value: 'MS', text: t`Ms`, title: 'MS' },
    { value: 'MR', text: t`Mr`, title: 'MR' },
    { value: 'MX', text: t`Mx`, title: 'MX' },
  ];
}
