import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox, RadioCards } from '#src/ui/form/choices.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { FieldGroup, FieldRow } from '#src/ui/form/field.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { Select, TextArea, TextInput } from '#src/ui/form/text-input.tsx';
import { Dialog, Sheet } from '#src/ui/overlay/dialog.tsx';
import { Menu, MenuList } from '#src/ui/overlay/menu.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Specimen } from './specimen.tsx';

/** Fields, choices, and what opens above the page. */
export function FormSpecimens() {
  return (
    <>
      <FieldsSpecimen />
      <ChoicesSpecimen />
      <AboveThePageSpecimen />
    </>
  );
}

function FieldsSpecimen() {
  return (
    <Specimen name="Fields">
      <ErrorSummary
        title="Two things need another look"
        errors={[
          { fieldId: 'kit-email', text: 'Write your e-mail address with an @' },
          { fieldId: 'kit-terms', text: 'Agree to the terms' },
        ]}
      />
      <FieldRow>
        <TextInput id="kit-given" name="given" label="Given name" autoComplete="given-name" />
        <TextInput
          id="kit-family"
          name="family"
          label="Family name"
          hint="As in your passport"
          autoComplete="family-name"
        />
      </FieldRow>
      <TextInput
        id="kit-email"
        name="email"
        type="email"
        label="Email"
        ltr
        defaultValue="mira.example"
        error="Write your e-mail address with an @"
      />
      <FieldRow>
        <Select
          id="kit-country"
          name="country"
          label="Country code"
          options={[
            { value: '852', text: 'Hong Kong (+852)', group: 'Asia' },
            { value: '81', text: 'Japan (+81)', group: 'Asia' },
            { value: '33', text: 'France (+33)', group: 'Europe' },
          ]}
        />
        <TextInput id="kit-phone" name="phone" type="tel" label="Phone" ltr optionalText="(optional)" before="+852" />
      </FieldRow>
      <TextArea
        id="kit-note"
        name="note"
        label="Anything the guide should know?"
        hint="Allergies, a wheelchair, a birthday"
      />
      <SearchField
        id="kit-search"
        name="query"
        label="Search"
        placeholder="City, sight or activity"
        action="/"
        submitText="Search"
        size="large"
      />
    </Specimen>
  );
}

function ChoicesSpecimen() {
  return (
    <Specimen name="Choices">
      <FieldGroup legend="Good to know" hint="Choose what matters to you">
        <Checkbox id="kit-free" name="free" label="Free cancellation" count="201" defaultChecked />
        <Checkbox
          id="kit-instant"
          name="instant"
          label="Instant confirmation"
          count="176"
          hint="You need not wait for the operator"
        />
        <Checkbox id="kit-none" name="none" label="Nothing left to choose" count="0" disabled />
      </FieldGroup>
      <Checkbox id="kit-terms" name="terms" label="I agree to the terms of sale" error="Agree to the terms" />
      <RadioCards
        name="pay"
        legend="How do you pay?"
        defaultValue="card"
        cards={[
          { value: 'card', title: 'Card', text: 'Credit or debit', icon: 'card' },
          {
            value: 'wallet',
            title: 'Wallet',
            text: 'You go to their page and come back',
            icon: 'wallet',
            aside: '−US$2.00',
          },
          { value: 'bank', title: 'Bank transfer', text: 'Not for departures within three days', disabled: true },
        ]}
      />
      <div>
        <Stepper
          id="kit-adult"
          name="adult"
          label="Adult"
          hint="Age 12 and above"
          price="US$54.00"
          min={1}
          max={8}
          defaultValue={2}
          lessText="One adult fewer"
          moreText="One adult more"
        />
        <Stepper
          id="kit-child"
          name="child"
          label="Child"
          min={0}
          max={8}
          defaultValue={0}
          lessText="One child fewer"
          moreText="One child more"
          disabled
        />
      </div>
    </Specimen>
  );
}

function AboveThePageSpecimen() {
  return (
    <Specimen name="Above the page">
      <Stack row gap={3}>
        <Button look="secondary" opens="kit-dialog">
          Dialog
        </Button>
        <Button look="secondary" icon="filter" opens="kit-sheet">
          Sheet
        </Button>
        <Menu id="kit-menu" text="Menu" icon="globe">
          <MenuList
            title="Language"
            links={[
              { text: 'English', href: '#en', lang: 'en', selected: true },
              { text: '日本語', href: '#ja', lang: 'ja' },
              { text: 'العربية', href: '#ar', lang: 'ar' },
            ]}
          />
        </Menu>
      </Stack>
      <Dialog
        id="kit-dialog"
        title="Cancel this booking?"
        closeText="Close"
        size="small"
        foot={<Button look="danger">Cancel it</Button>}
      >
        <p>You get US$139.00 back on your card within five days.</p>
      </Dialog>
      <Sheet id="kit-sheet" title="Filters" closeText="Close" foot={<Button closes="kit-sheet">Show 201</Button>}>
        <Checkbox id="kit-sheet-free" name="free" label="Free cancellation" count="201" />
      </Sheet>
    </Specimen>
  );
}
