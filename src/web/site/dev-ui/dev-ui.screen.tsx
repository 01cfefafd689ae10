import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { BasicSpecimens } from './specimens-basics.tsx';
import { BookingSpecimens } from './specimens-booking.tsx';
import { ContentSpecimens } from './specimens-content.tsx';
import { FormSpecimens } from './specimens-forms.tsx';
import { StateSpecimens } from './specimens-states.tsx';

export type DevUiScreenProps = {
  readonly dir: 'ltr' | 'rtl';
  /** The same page in the other direction. */
  readonly toggleHref: string;
  /** The same page in the colours of each theme. */
  readonly themes: readonly { readonly text: string; readonly href: string; readonly selected: boolean }[];
};

/** Every component of the kit in every state: `/dev/ui/`. */
export function DevUiScreen({ dir, toggleHref, themes }: DevUiScreenProps) {
  return (
    <div dir={dir} lang="en">
      <Page>
        <Stack gap={7}>
          <Title level={1} lead="Every part of the interface in every state. Colours follow your system.">
            The kit
          </Title>
          <ChipRow label="Direction">
            <Chip text="Left to right" href={dir === 'ltr' ? '#' : toggleHref} selected={dir === 'ltr'} />
            <Chip text="Right to left" href={dir === 'rtl' ? '#' : toggleHref} selected={dir === 'rtl'} />
          </ChipRow>
          <ChipRow label="Theme">
            {themes.map((theme) => (
              <Chip key={theme.text} {...theme} />
            ))}
          </ChipRow>
          <BasicSpecimens />
          <FormSpecimens />
          <ContentSpecimens />
          <BookingSpecimens />
          <StateSpecimens />
        </Stack>
      </Page>
    </div>
  );
}
