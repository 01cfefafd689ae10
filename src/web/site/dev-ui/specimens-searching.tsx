import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { DotMap } from '#src/ui/media/dot-map.tsx';
import { PriceBars } from '#src/ui/content/price-bars.tsx';
import { SuggestList } from '#src/ui/form/suggest-list.tsx';
import { longText, Specimen } from './specimen.tsx';

const heights = [4, 12, 40, 100, 62, 30, 18, 6, 0, 2];
const nothing = (): void => undefined;

/** What helps to find something: suggestions, a map of dots, and how many cost how much. */
export function SearchingSpecimen() {
  return (
    <Specimen name="Searching">
      <SuggestList
        id="kit-suggestions"
        label="Suggestions"
        active="tokyo"
        groups={[
          {
            key: 'places',
            title: 'Places',
            options: [
              { key: 'tokyo', icon: 'pin', text: 'Tokyo', note: '8', href: '#Searching' },
              { key: 'long', icon: 'pin', text: longText, href: '#Searching' },
            ],
          },
          {
            key: 'words',
            title: 'Recent searches',
            options: [{ key: 'boat', icon: 'search', text: 'boat trip', href: '#Searching', forget: 'boat trip' }],
          },
        ]}
        onChoose={nothing}
        onForget={nothing}
        forgetText="Forget what was searched for"
        forgetHint="Delete takes it off the list."
      />
      <DotMap
        description="Map of three activities"
        width={640}
        height={320}
        lines={[
          { at: 160, upright: true, text: '139° E' },
          { at: 480, upright: true, text: '140° E' },
          { at: 160, upright: false, text: '35° N' },
        ]}
        names={[{ x: 300, y: 130, text: 'Tokyo', lang: 'en' }]}
        dots={[
          { key: 'one', x: 220, y: 90, label: 'Observatory ticket', href: '#Searching' },
          { key: 'two', x: 420, y: 220, label: 'Harbour cruise', href: '#Searching', selected: true },
          { key: 'many', x: 330, y: 170, label: '12 activities here', count: '12', href: '#Searching' },
        ]}
        tools={
          <ButtonLink href="#Searching" look="secondary">
            All of the map
          </ButtonLink>
        }
      />
      <PriceBars bars={heights.map((height, step) => ({ from: step, height, within: step > 1 && step < 7 }))} />
    </Specimen>
  );
}
