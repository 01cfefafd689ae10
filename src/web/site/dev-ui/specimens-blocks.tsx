import { markedBlocks } from '#src/domain/content/marked-text.ts';
import { ActionPanel } from '#src/ui/content/blocks/action-panel.tsx';
import { BlockSection } from '#src/ui/content/blocks/block-section.tsx';
import { ColumnList } from '#src/ui/content/blocks/column-list.tsx';
import { FactList, FigureList } from '#src/ui/content/blocks/fact-list.tsx';
import { PictureFigure, PictureGrid } from '#src/ui/content/blocks/picture-figure.tsx';
import { PlainTable } from '#src/ui/content/blocks/plain-table.tsx';
import { QuestionList } from '#src/ui/content/blocks/question-list.tsx';
import { Quotation } from '#src/ui/content/blocks/quotation.tsx';
import { StepList } from '#src/ui/content/blocks/step-list.tsx';
import { longText, samplePicture, Specimen } from './specimen.tsx';

const said = markedBlocks(longText);
const items = ['Choose', 'Book', 'Go'].map((title) => ({ title, text: said }));
const facts = [
  { label: 'Open', value: 'daily, 09:00 to 18:00' },
  { label: 'Answers within', value: 'a working day' },
];

/** What pages of content are made of. */
export function BlocksSpecimen() {
  return (
    <Specimen name="Blocks of content">
      <BlockSection title="A section with its title">
        <StepList items={items} level={3} />
      </BlockSection>
      <ColumnList items={items} level={3} />
      <FactList items={facts} />
      <FigureList items={facts} />
      <Quotation text={said} by="a guest" />
      <PictureFigure picture={samplePicture} caption="Drawn by our own program" />
      <PictureGrid pictures={[samplePicture, samplePicture]} />
      <PlainTable label="Hours" columns={['Day', 'Hours']} rows={facts.map(({ label, value }) => [label, value])} />
      <QuestionList items={[{ question: 'May I bring a dog?', answer: said }]} />
      <ActionPanel title="Write to us" text={said} href="#Blocks" label="Contact" />
    </Specimen>
  );
}
