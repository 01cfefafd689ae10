import { NoteCards } from '#src/ui/cards/note-cards.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Promoted } from '#src/ui/cards/promoted.tsx';
import { LinkLines } from '#src/ui/site/link-lines.tsx';
import { longText, samplePicture, Specimen } from './specimen.tsx';

const note = { lang: undefined, href: '#Cards', date: null };

/** What editors put beside the catalogue. */
export function EditorialSpecimen() {
  return (
    <Specimen name="Season, advertisement, notes, ways on">
      <PosterCard
        href="#Cards"
        name="Winter lights"
        text="The evening is the best part of the day"
        picture={samplePicture}
        shape="band"
      />
      <Promoted
        label="Advertisement"
        title="Gardens after dark"
        text="One ticket for both halves of the evening."
        href="#Cards"
        picture={samplePicture}
      />
      <Promoted label="Also an advertisement" title={longText} text={longText} href="#Cards" />
      <NoteCards
        items={[
          { ...note, key: 'a', title: 'Harbour Boats', summary: 'Boats and evenings on the water.' },
          { ...note, key: 'b', title: longText, summary: longText, date: '5 Oct 2026' },
          { ...note, key: 'c', title: 'Leads nowhere', summary: 'A note alone.', href: null },
        ]}
      />
      <LinkLines
        title="Where travellers go"
        links={['Tokyo', 'Hong Kong', 'Osaka', longText].map((text) => ({ text, href: `#${text}`, lang: undefined }))}
      />
    </Specimen>
  );
}
