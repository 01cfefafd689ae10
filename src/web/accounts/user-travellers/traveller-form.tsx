import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { travellerCalls } from '#src/contract/accounts/travellers.calls.ts';
import type { TravellerInput, TravellerView } from '#src/contract/accounts/travellers.ts';
import { longestLatinName } from '#src/domain/shared/text/latin-name.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto } from '#src/web/shared/forms/account-form.load.ts';
import { useSaving, type Saving } from '#src/web/shared/forms/use-saving.tsx';
import { newcomer, type UserTravellersView } from '#src/web/accounts/user-travellers/user-travellers.load.ts';
import styles from '#src/web/accounts/user-travellers/user-travellers.module.css';

const longestName = 80;

type TravellerFormProps = {
  readonly data: Pick<UserTravellersView, 'countries' | 'diets' | 'forms' | 'closeHref' | 'isFamilyFirst'>;
  /** Null for someone new. */
  readonly traveller: TravellerView | null;
  readonly onDone: () => void;
};

/** What is stored of a traveller; what is typed stays when it is refused. */
export function TravellerForm({ data, traveller, onDone }: TravellerFormProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { forms } = data;
  const id = traveller?.id ?? newcomer;
  const sent = typedInto(forms, 'traveller');
  // Of several forms that are open, it is this one's.
  const refused = sent !== null && (sent.fields['id'] ?? newcomer) === id ? sent : null;
  const { busy, save, wrong, outcome } = useSaving(travellerCalls.saveTraveller, refused?.error);
  const [typed, setTyped] = useState<TravellerInput>({ ...inputOf(traveller), ...refused?.fields });
  const change = (part: TravellerInput): void => setTyped({ ...typed, ...part });
  const send = async (): Promise<void> => {
    if (!(await save(typed))) return;
    await revalidate();
    onDone();
  };
  return (
    <PlainForm
      className={styles['form']}
      action="traveller"
      forms={forms}
      fields={traveller === null ? undefined : { id }}
      onSend={() => void send()}
      noValidate
    >
      <TextInput
        id={`name-${id}`}
        name="fullName"
        autoComplete="off"
        label={t`Full name`}
        hint={t`As shown on the passport or ID`}
        maxLength={longestName}
        value={typed.fullName ?? ''}
        onChange={(event) => change({ fullName: event.target.value })}
        error={wrong('fullName')}
        required
      />
      <PassportName id={id} typed={typed} data={data} wrong={wrong} onChange={change} />
      <PersonalFields id={id} typed={typed} data={data} wrong={wrong} onChange={change} />
      {outcome}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>{t`Save`}</Button>
        <ButtonLink
          look="secondary"
          href={data.closeHref}
          onPress={(event) => {
            event.preventDefault();
            onDone();
          }}
        >{t`Keep as is`}</ButtonLink>
      </div>
    </PlainForm>
  );
}

function inputOf(traveller: TravellerView | null): TravellerInput {
  return {
    id: traveller?.id,
    fullName: traveller?.fullName ?? '',
    familyName: traveller?.familyName ?? '',
    givenName: traveller?.givenName ?? '',
    birthDate: traveller?.birthDate ?? '',
    nationality: traveller?.nationality ?? '',
    diet: traveller?.diet ?? '',
  };
}

type PersonalProps = Pick<TravellerFormProps, 'data'> & {
  readonly id: string;
  readonly typed: TravellerInput;
  readonly wrong: Saving<TravellerInput>['wrong'];
  readonly onChange: (part: TravellerInput) => void;
};

/** The name as in the passport, its parts in the order of the language. */
function PassportName({ id, typed, data, wrong, onChange: change }: PersonalProps) {
  const { t } = useLingui();
  const family = (
    <TextInput
      key="family"
      id={`family-name-${id}`}
      name="familyName"
      autoComplete="off"
      label={t`Family name as on passport (Latin letters)`}
      optionalText={t`(optional)`}
      maxLength={longestLatinName}
      ltr
      value={typed.familyName ?? ''}
      onChange={(event) => change({ familyName: event.target.value })}
      error={wrong('familyName')}
    />
  );
  const given = (
    <TextInput
      key="given"
      id={`given-name-${id}`}
      name="givenName"
      autoComplete="off"
      label={t`Given names as on passport (Latin letters)`}
      optionalText={t`(optional)`}
      maxLength={longestLatinName}
      ltr
      value={typed.givenName ?? ''}
      onChange={(event) => change({ givenName: event.target.value })}
      error={wrong('givenName')}
    />
  );
  return <FieldRow>{data.isFamilyFirst ? [family, given] : [given, family]}</FieldRow>;
}

/** The fields that many operators require besides the name. */
function PersonalFields({ id, typed, data, wrong, onChange: change }: PersonalProps) {
  const { t } = useLingui();
  const open = [{ value: '', text: t`Not specified` }];
  return (
    <FieldRow>
      <TextInput
        id={`birth-${id}`}
        name="birthDate"
        type="date"
        autoComplete="off"
        label={t`Date of birth`}
        optionalText={t`(optional)`}
        value={typed.birthDate ?? ''}
        onChange={(event) => change({ birthDate: event.target.value })}
        error={wrong('birthDate')}
      />
      <Select
        id={`nationality-${id}`}
        name="nationality"
        label={t`Nationality`}
        optionalText={t`(optional)`}
        options={[...open, ...data.countries]}
        value={typed.nationality ?? ''}
        onChange={(event) => change({ nationality: event.target.value })}
        error={wrong('nationality')}
      />
      <Select
        id={`diet-${id}`}
        name="diet"
        label={t`Dietary needs`}
        optionalText={t`(optional)`}
        options={[...open, ...data.diets]}
        value={typed.diet ?? ''}
        onChange={(event) => change({ diet: event.target.value })}
        error={wrong('diet')}
      />
    </FieldRow>
  );
}
