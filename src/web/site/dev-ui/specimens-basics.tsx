import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { AppliedChip, Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { HeartButton, IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { iconNames } from '#src/ui/icons/icon-names.ts';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import styles from './dev-ui.module.css';
import { Specimen } from './specimen.tsx';

const roles = [
  'ink',
  'ink-soft',
  'ink-faint',
  'paper',
  'mist',
  'line',
  'accent',
  'action',
  'second',
  'good',
  'warn',
  'bad',
  'deep',
] as const;
const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['plain', 'picture', 'accent', 'good', 'warn', 'bad', 'info'] as const;

/** Colours, type, icons, buttons, chips, badges. */
export function BasicSpecimens() {
  return (
    <>
      <ColoursSpecimen />
      <TypeSpecimen />
      <IconsSpecimen />
      <ButtonsSpecimen />
      <ChipsAndBadgesSpecimen />
    </>
  );
}

function ColoursSpecimen() {
  return (
    <Specimen name="Colours">
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role}>
            <span className={styles.swatch} data-role={role} />
            {role}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function TypeSpecimen() {
  return (
    <Specimen name="Type">
      <Title level={3} look="display" over="Over-line" lead="A lead of one sentence that says what the page is for.">
        Display title
      </Title>
      <Title level={3} look="page">
        Page title
      </Title>
      <Title level={3} look="section">
        Section title
      </Title>
      <Title level={3} look="block">
        Block title
      </Title>
      <p>
        Text with a <a href="#Type">link</a>, <strong>strong words</strong> and <small>small print</small>.
      </p>
      <p lang="ar" dir="rtl">
        رحلة ليلية في ميناء فيكتوريا على متن قارب بأشرعة حمراء
      </p>
      <p lang="ja">赤い帆のジャンク船でめぐる夜の港</p>
      <p lang="th">ล่องเรือชมอ่าวยามค่ำคืน</p>
      <p lang="ru">Ночная прогулка по гавани на джонке</p>
      <p lang="vi">Du thuyền đêm trên cảng Victoria</p>
    </Specimen>
  );
}

function IconsSpecimen() {
  return (
    <Specimen name="Icons">
      <BrandMark brand="Meander" />
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size="large" />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function ButtonsSpecimen() {
  return (
    <Specimen name="Buttons">
      {looks.map((look) => (
        <Stack row gap={3} key={look}>
          <Button look={look}>Book now</Button>
          <Button look={look} icon="lock" size="large">
            Large
          </Button>
          <Button look={look} size="small" iconAfter="arrow-forward">
            Small
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy="Booking …">
            Book now
          </Button>
          <ButtonLink look={look} href="#Buttons">
            A link
          </ButtonLink>
        </Stack>
      ))}
      <Stack row gap={3}>
        <IconButton icon="share" label="Share" />
        <IconButton icon="share" label="Share" look="ring" />
        <IconButton icon="close" label="Close" disabled />
        <HeartButton label="Save: Harbour cruise" saved={false} look="ring" />
        <HeartButton label="Save: Harbour cruise" saved look="ring" />
      </Stack>
    </Specimen>
  );
}

function ChipsAndBadgesSpecimen() {
  return (
    <Specimen name="Chips and badges">
      <ChipRow label="Kinds">
        <Chip text="All" href="#Chips" selected count="312" />
        <Chip text="Museums" href="#Chips" icon="attraction" count="48" />
        <AppliedChip text="Free cancellation" href="#Chips" removeText="Remove filter: free cancellation" />
      </ChipRow>
      <Stack row gap={2}>
        {tones.map((tone) => (
          <Badge key={tone} text={tone} tone={tone} icon="instant" />
        ))}
      </Stack>
    </Specimen>
  );
}
