import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadingBar } from '#src/ui/feedback/loading-bar.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonBlock, SkeletonCards, SkeletonText } from '#src/ui/feedback/skeleton.tsx';
import { Tips } from '#src/ui/feedback/tips.tsx';
import { Footer, FooterTool } from '#src/ui/site/footer.tsx';
import { Header, HeaderTool } from '#src/ui/site/header.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { SearchPanel } from '#src/ui/site/search-panel.tsx';
import styles from './dev-ui.module.css';
import { samplePicture, Specimen } from './specimen.tsx';

const barStates = ['started', 'advancing', 'finished', 'failed'] as const;

/** What is seen while waiting, after a fault, and when there is nothing; then the frame of the site. */
export function StateSpecimens() {
  return (
    <>
      <NoticesSpecimen />
      <LoadingSpecimen />
      <EmptySpecimen />
      <FrameSpecimen />
    </>
  );
}

function NoticesSpecimen() {
  return (
    <Specimen name="Notices">
      <Notice tone="good" title="Booked">
        Your voucher is on its way.
      </Notice>
      <Notice tone="warn" title="Passports">
        Names must match the passports.
      </Notice>
      <Notice tone="bad" title="The card was declined" action={<Button size="small">Try another card</Button>}>
        Nothing was charged.
      </Notice>
      <Notice tone="info">Times are those of the place.</Notice>
      <div className={styles.stage}>
        <Tips
          label="Messages"
          tips={[
            {
              id: '1',
              text: 'Saved to your wishlist',
              tone: 'good',
              action: { text: 'Undo', onPress: () => undefined },
            },
            { id: '2', text: 'No connection', tone: 'bad' },
          ]}
        />
      </div>
    </Specimen>
  );
}

function LoadingSpecimen() {
  return (
    <Specimen name="Loading">
      {barStates.map((state) => (
        <div key={state} className={styles.stage}>
          <LoadingBar state={state} percent={45} label={`Loading: ${state}`} />
          <p>{state}</p>
        </div>
      ))}
      <SkeletonText title lines={3} />
      <SkeletonCards count={4} text="Loading activities" />
      <SkeletonBlock shape="gallery" />
    </Specimen>
  );
}

function EmptySpecimen() {
  return (
    <Specimen name="Empty">
      <EmptyState icon="search" title="Nothing on these dates" text="Two days later there are 14 things to do.">
        <ButtonLink href="#Empty">Show 16 May</ButtonLink>
        <ButtonLink href="#Empty" look="secondary">
          Clear the filters
        </ButtonLink>
      </EmptyState>
    </Specimen>
  );
}

function FrameSpecimen() {
  return (
    <Specimen name="Frame">
      <Header
        brand="Meander"
        homeHref="#"
        homeText="Meander: home"
        label="Main"
        partner="Partner"
        row={{
          label: 'What to do',
          links: [
            { text: 'Museums', href: '#museums' },
            { text: 'Day trips', href: '#day-trips' },
          ],
        }}
        tools={
          <>
            <HeaderTool href="#language" text="English" icon="globe" opens />
            <HeaderTool href="#cart" text="Cart, 2 things" icon="cart" look="icon" count="2" />
            <HeaderTool href="#sign-in" text="Sign in" icon="user" look="ring" />
          </>
        }
      />
      <Hero
        picture={samplePicture}
        title="Book the day you will tell everyone about"
        level={3}
        text="The price you see is the price you pay."
        size="short"
      >
        <SearchPanel
          label="Search"
          action="/search/result/"
          submitText="Search"
          tabsLabel="What to book"
          tabs={[
            { text: 'Things to do', href: '#1', icon: 'activity', selected: true },
            { text: 'Trains', href: '#2', icon: 'rail' },
          ]}
          fields={[
            {
              id: 'kit-where',
              label: 'Where or what',
              icon: 'pin',
              control: <input id="kit-where" name="query" placeholder="City, sight or activity" />,
            },
            {
              id: 'kit-when',
              label: 'When',
              icon: 'calendar',
              control: <input id="kit-when" name="date" type="date" />,
            },
          ]}
        />
      </Hero>
      <SampleFooter />
    </Specimen>
  );
}

function SampleFooter() {
  return (
    <Footer
      brand="Meander"
      label="Footer"
      small="Prices include all taxes."
      tools={<FooterTool text="Cookies" onPress={() => undefined} />}
      columns={[
        { title: 'Explore', links: [{ text: 'Destinations', href: '#d' }] },
        { title: 'Help', links: [{ text: 'Contact us', href: '#c' }] },
      ]}
      languages={{
        title: 'Languages',
        links: [
          { text: 'English', href: '#en', lang: 'en', selected: true },
          { text: '日本語', href: '#ja', lang: 'ja' },
        ],
      }}
    />
  );
}
