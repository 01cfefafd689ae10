import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { SlotPicker } from '#src/ui/booking/calendar/slot-picker.tsx';
import { Checkbox, RadioCards } from './choices.tsx';
import { Select, TextArea, TextInput } from './text-input.tsx';

type Answer = (field: string, value: string | boolean) => void;

/** A form whose every field is controlled; `told` receives each change. */
function Form({ told: reported }: { readonly told: Answer }) {
  const [values, setValues] = useState({
    name: 'Ada',
    notes: '',
    country: 'jp',
    agreed: false,
    card: 'a',
    time: '0900',
  });
  const change = (field: keyof typeof values, value: string | boolean): void => {
    reported(field, value);
    setValues((now) => ({ ...now, [field]: value }));
  };
  const countries = ['de', 'jp'].map((value) => ({ value, text: value }));
  const slots = ['0900', '1000'].map((value) => ({ value, time: value }));
  const cards = ['a', 'b'].map((value) => ({ value, title: `Card ${value}` }));
  return (
    <form>
      <TextInput
        id="name"
        name="name"
        label="Name"
        value={values.name}
        onChange={(e) => change('name', e.target.value)}
      />
      <TextArea
        id="notes"
        name="notes"
        label="Notes"
        value={values.notes}
        onChange={(e) => change('notes', e.target.value)}
      />
      <Select
        id="country"
        name="country"
        label="Country"
        options={countries}
        value={values.country}
        onChange={(e) => change('country', e.target.value)}
      />
      <Checkbox
        id="agreed"
        name="agreed"
        label="Agreed"
        checked={values.agreed}
        onChange={(e) => change('agreed', e.target.checked)}
      />
      <RadioCards
        name="card"
        legend="Card"
        cards={cards}
        value={values.card}
        onChoose={(card) => change('card', card)}
      />
      <SlotPicker
        legend="Time"
        name="time"
        slots={slots}
        value={values.time}
        onChoose={(time) => change('time', time)}
      />
    </form>
  );
}

const cleanUp: (() => void)[] = [];
afterEach(() => cleanUp.splice(0).forEach((one) => one()));

/** Shows the markup of the server; the script of the page answers when the result is called. */
function serve(element: ReactElement): () => Root {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  cleanUp.push(() => container.remove());
  return () => {
    const root = hydrateRoot(container, element);
    cleanUp.unshift(() => root.unmount());
    return root;
  };
}

describe('a form that is filled in before its page is hydrated', () => {
  it('receives every value once, and retains it', async () => {
    const reported = vi.fn<Answer>();
    const hydrate = serve(<Form told={reported} />);
    await userEvent.fill(page.getByLabelText('Name'), 'Grace');
    await userEvent.fill(page.getByLabelText('Notes'), 'by the window');
    await userEvent.selectOptions(page.getByLabelText('Country'), 'de');
    await userEvent.click(page.getByLabelText('Agreed'));
    await userEvent.click(page.getByText('Card b'));
    await userEvent.click(page.getByRole('radio', { name: '1000' }));
    hydrate();
    await expect
      .poll(() => reported.mock.calls.toSorted(([one], [other]) => one.localeCompare(other)))
      .toEqual([
        ['agreed', true],
        ['card', 'b'],
        ['country', 'de'],
        ['name', 'Grace'],
        ['notes', 'by the window'],
        ['time', '1000'],
      ]);
    await expect.element(page.getByLabelText('Name')).toHaveValue('Grace');
    await expect.element(page.getByLabelText('Notes')).toHaveValue('by the window');
    await expect.element(page.getByLabelText('Country')).toHaveValue('de');
    await expect.element(page.getByLabelText('Agreed')).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Card b' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: '1000' })).toBeChecked();
  });

  it('receives nothing where nothing was changed', async () => {
    const reported = vi.fn<Answer>();
    serve(<Form told={reported} />)();
    // Hydration effects and the timers they start have finished once a later change is reported.
    await userEvent.fill(page.getByLabelText('Name'), 'Grace');
    await expect.poll(() => reported.mock.calls).toEqual([['name', 'Grace']]);
  });

  it('does not receive the first line of a list that has no line for its value', async () => {
    const reported = vi.fn<(value: string) => void>();
    const hydrate = serve(
      <Select
        id="country"
        name="country"
        label="Country"
        options={[{ value: 'de', text: 'de' }]}
        value="fr"
        onChange={(event) => reported(event.target.value)}
      />,
    );
    await expect.element(page.getByLabelText('Country')).toHaveValue('de');
    hydrate();
    await new Promise((done) => setTimeout(done, 50));
    expect(reported).not.toHaveBeenCalled();
  });
});
