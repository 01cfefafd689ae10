import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useReducer, useRef, useState, type KeyboardEvent } from 'react';

import type { RailPlaceView } from '#src/contract/rail/rail.ts';
import { Field, describedBy } from '#src/ui/form/field.tsx';
import { SuggestList, type SuggestOption } from '#src/ui/form/suggest-list.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { boxReducer, closedBox, keyMoves } from '#src/web/shared/fields/combobox-keys.ts';
import styles from '#src/web/rail/parts/rail-form.module.css';
import type { PlaceQuery } from '#src/web/rail/parts/rail-query.ts';
import { useRailPlaces } from '#src/web/rail/parts/use-rail-places.ts';

type RailPlaceFieldProps = {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly placeholder: string;
  readonly place: PlaceQuery;
  readonly error: string | undefined;
  /** The id of the place that was taken off the list; empty where only a name was typed. */
  readonly placeId: string;
  readonly onPlaceId: (id: string) => void;
};

const icons: Readonly<Record<RailPlaceView['kind'], IconName>> = { station: 'rail', city: 'pin', airport: 'plane' };

/**
 * Origin or destination: a field that suggests places while the user types (a WAI-ARIA combobox). A place selected from
 * the list is sent with its id; without script only the name is sent, and the server looks up the place.
 */
export function RailPlaceField(props: RailPlaceFieldProps) {
  const { name, label, placeholder, place: query, error, placeId, onPlaceId } = props;
  const { input, options, active, isOpen, tell: dispatch, choose, press } = usePlaceField(onPlaceId);
  const id = `rail-${name}`;
  const listId = `${id}-list`;
  const [alive, setAlive] = useState(false);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active === null ? undefined : `${listId}-${active.key}`,
  } as const;
  return (
    <div className={styles['place']}>
      <Field id={id} label={label} error={error}>
        <input
          ref={input}
          className={styles['placeInput']}
          id={id}
          name={name}
          type="text"
          defaultValue={query.text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { error })}
          onInput={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
          onFocus={(event) => {
            setAlive(true);
            event.currentTarget.select();
          }}
          onBlur={() => dispatch({ type: 'closed' })}
          onKeyDown={press}
          {...(alive ? combobox : {})}
        />
      </Field>
      <input type="hidden" name={`${name}_id`} value={placeId} />
      <Suggested id={listId} options={isOpen ? options : []} active={active?.key ?? null} onChoose={choose} />
    </div>
  );
}

type SuggestedProps = {
  readonly id: string;
  /** None while the list is closed. */
  readonly options: readonly SuggestOption[];
  readonly active: string | null;
  readonly onChoose: (option: SuggestOption) => void;
};

function Suggested({ id, options, active, onChoose }: SuggestedProps) {
  const { t } = useLingui();
  const count = options.length;
  return (
    <>
      <HiddenText>
        <span role="status">
          {count > 0 ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : ''}
        </span>
      </HiddenText>
      {count > 0 && (
        <SuggestList
          id={id}
          label={t`Suggestions`}
          groups={[{ key: 'places', title: t`Stations and cities`, options }]}
          active={active}
          onChoose={(option, event) => {
            event.preventDefault();
            onChoose(option);
          }}
          onForget={() => undefined}
          forgetText=""
          forgetHint=""
        />
      )}
    </>
  );
}

function usePlaceField(onPlaceId: RailPlaceFieldProps['onPlaceId']) {
  const input = useRef<HTMLInputElement>(null);
  const [box, send] = useReducer(boxReducer, closedBox);
  const found = useRailPlaces(box.text, box.isOpen);
  const options = found.map(({ place, foundBy }): SuggestOption => ({
    key: place.id,
    icon: icons[place.kind],
    text: place.name.text,
    lang: place.name.lang,
    note: foundBy ?? undefined,
    href: `#${place.id}`,
  }));
  const isOpen = box.isOpen && options.length > 0;
  const active = isOpen ? (options[box.at] ?? null) : null;
  const dispatch = (event: Parameters<typeof send>[0]): void => {
    // Typing means another place than the one that was chosen before.
    if (event.type === 'typed') onPlaceId('');
    send(event);
  };
  const choose = (option: SuggestOption): void => {
    if (input.current !== null) input.current.value = option.text;
    onPlaceId(option.key);
    send({ type: 'closed' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // An input method composes: its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const by = keyMoves(event.key);
    if (event.key === 'Enter' && active !== null) choose(active);
    else if (event.key === 'Escape' && isOpen) send({ type: 'closed' });
    else if (by !== null) send({ type: 'moved', by, count: options.length });
    else return;
    event.preventDefault();
  };
  return { input, options, active, isOpen, tell: dispatch, choose, press };
}
