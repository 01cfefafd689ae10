import { HeartButton } from '#src/ui/buttons/icon-button.tsx';
import { Breadcrumb } from '#src/ui/content/breadcrumb.tsx';
import { CarDrawing, carShapes } from '#src/ui/media/car-drawing.tsx';
import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { CheckList, FactsRow, TrustRow } from '#src/ui/content/facts.tsx';
import { GalleryMosaic } from '#src/ui/media/gallery.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Price, PriceLines } from '#src/ui/content/price.tsx';
import type { ProductCardProps } from '#src/ui/cards/product-card.tsx';
import { ProductCard } from '#src/ui/cards/product-card.tsx';
import { Rating } from '#src/ui/cards/rating.tsx';
import { ReviewList } from '#src/ui/cards/reviews.tsx';
import { Tabs, VerticalsRow } from '#src/ui/content/tabs.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { longText, samplePicture, Specimen } from './specimen.tsx';
import { BlocksSpecimen } from './specimens-blocks.tsx';
import { EditorialSpecimen } from './specimens-editorial.tsx';
import { PlacesSpecimen } from './specimens-places.tsx';
import { SearchingSpecimen } from './specimens-searching.tsx';

const rating = {
  score: '4.8',
  word: 'Highly recommended',
  count: '(1.2k)',
  spoken: 'Rated 4.8 of 5, highly recommended, 1,204 reviews',
};

const card: ProductCardProps = {
  href: '#Cards',
  title: 'Night cruise on a red-sail junk',
  picture: samplePicture,
  place: 'Hong Kong',
  category: 'Cruises',
  heart: <HeartButton label="Save: Night cruise on a red-sail junk" saved={false} />,
  rating,
  booked: '8k+ booked',
  freeCancel: 'Free cancellation until 14 May',
  price: { prefix: 'from', amount: 'US$39.00', unit: 'per person' },
};

/** Cards, prices, pictures, lists. */
export function ContentSpecimens() {
  return (
    <>
      <CardsSpecimen />
      <PostersSpecimen />
      <PlacesSpecimen />
      <SearchingSpecimen />
      <BlocksSpecimen />
      <EditorialSpecimen />
      <CarouselSpecimen />
      <PicturesSpecimen />
      <PricesAndFactsSpecimen />
      <WaysOnSpecimen />
      <ReviewsSpecimen />
    </>
  );
}

function CardsSpecimen() {
  return (
    <Specimen name="Cards">
      <Grid>
        <ProductCard {...card} badge={{ text: 'Value pack', icon: 'pack' }} />
        <ProductCard
          {...card}
          price={{
            ...card.price,
            amount: 'US$39.00',
            was: { amount: 'US$52.00', spoken: 'Price before:', reason: 'Spring deal' },
            charge: 'You pay HK$305.00',
          }}
        />
        <ProductCard
          {...card}
          title={longText}
          place="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
          rating={undefined}
          unrated="No reviews yet"
        />
        <ProductCard {...card} picture={undefined} unavailable="Sold out on these dates" freeCancel={undefined} />
      </Grid>
      <ProductCard {...card} shape="wide" wished="For your search: from US$52" />
      <ProductCard {...card} shape="small" heart={undefined} booked={undefined} price={undefined} />
    </Specimen>
  );
}

function PostersSpecimen() {
  return (
    <Specimen name="Posters">
      <Grid of="mosaic">
        {['Tokyo', 'Hong Kong', 'Phuket', 'Interlaken', 'Taipei', 'Osaka'].map((name) => (
          <PosterCard key={name} href="#Posters" name={name} text="312 things to do" picture={samplePicture} />
        ))}
      </Grid>
      <Grid of="posters">
        <PosterCard href="#Posters" name="Kyoto" picture={samplePicture} shape="square" />
        <PosterCard href="#Posters" name="Nowhere painted yet" shape="square" />
      </Grid>
    </Specimen>
  );
}

function CarouselSpecimen() {
  return (
    <Specimen name="Shelf">
      <Carousel
        id="kit-shelf"
        title="Near the dates you looked at"
        lead="12 to 18 May"
        more={{ href: '#Shelf', text: 'See all' }}
      >
        <Grid of="row">
          {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <ProductCard key={key} {...card} />
          ))}
        </Grid>
      </Carousel>
    </Specimen>
  );
}

function PicturesSpecimen() {
  return (
    <Specimen name="Pictures">
      <GalleryMosaic
        label="Pictures"
        pictures={['a', 'b', 'c', 'd', 'e'].map((part) => ({ ...samplePicture, src: `${samplePicture.src}#${part}` }))}
      />
      <Picture picture={undefined} ratio="wide" rounded />
      <Grid of="quarters">
        {carShapes.map((shape) => (
          <CarDrawing key={shape} shape={shape} electric={shape === 'small'} />
        ))}
      </Grid>
    </Specimen>
  );
}

function PricesAndFactsSpecimen() {
  return (
    <Specimen name="Prices and facts">
      <Price
        size="large"
        price={{
          prefix: 'from',
          amount: 'JP¥5,800',
          unit: 'per person',
          taxes: 'all taxes included',
          charge: 'You pay HK$305.00',
        }}
      />
      <PriceLines
        lines={[
          { label: '2 adults', amount: 'US$108.00' },
          { label: 'Coupon SPRING', amount: '−US$10.00', tone: 'good', note: 'Once per person' },
        ]}
        total={{ label: 'Total', amount: 'US$98.00' }}
        besides={[{ label: 'To pay there', amount: '¥800' }]}
      />
      <Rating rating={rating} href="#Reviews" />
      <FactsRow
        facts={[
          { icon: 'clock', text: '1 hour 15 minutes' },
          { icon: 'language', text: 'English, Cantonese' },
          { icon: 'refund', text: 'Free cancellation until 14 May', tone: 'good' },
        ]}
      />
      <CheckList
        items={[
          { text: 'Boat ride', included: true },
          { text: 'Hotel pick-up', included: false },
        ]}
      />
      <TrustRow
        reasons={[
          {
            icon: 'refund',
            title: 'Dates in writing',
            text: 'Every booking says until which hour you get how much back.',
          },
          { icon: 'shield', title: 'One price', text: 'Taxes and fees are in it from the first page to the last.' },
          { icon: 'mobile', title: 'Works offline', text: 'Your voucher is on your phone and on paper.' },
        ]}
      />
    </Specimen>
  );
}

function WaysOnSpecimen() {
  return (
    <Specimen name="Ways on">
      <Breadcrumb
        label="You are here"
        steps={[{ text: 'Home', href: '#' }, { text: 'Japan', href: '#Ways' }, { text: 'Tokyo' }]}
      />
      <Tabs
        label="Parts"
        tabs={[
          { text: 'Packages', href: '#p', selected: true },
          { text: 'Reviews', href: '#r', count: '1,204' },
        ]}
      />
      <VerticalsRow
        label="Kinds of booking"
        items={[
          { text: 'Things to do', href: '#1', icon: 'activity' },
          { text: 'Trains', href: '#2', icon: 'rail' },
          { text: 'Hotels', href: '#3', icon: 'hotel' },
        ]}
      />
      <Disclosure summary="Does it sail in the rain?">Yes, the lower deck is covered.</Disclosure>
      <Pager
        label="Pages"
        position="Showing 10 of 312"
        previous={{ href: '#0', text: 'Back' }}
        next={{ href: '#2', text: 'Next page' }}
      />
    </Specimen>
  );
}

function ReviewsSpecimen() {
  return (
    <Specimen name="Reviews">
      <ReviewList
        summary={{ score: '4.8', word: 'Highly recommended', count: '1,204 reviews' }}
        notice="These reviews are samples."
        distribution={{
          rows: [
            { label: '5', percent: 78, count: '939', spoken: '939 guests gave five' },
            { label: '4', percent: 15, count: '181', spoken: '181 guests gave four' },
            { label: '1', percent: 0, count: '0', spoken: 'Nobody gave one' },
          ],
        }}
        reviews={[
          {
            id: '1',
            author: 'A traveller from Japan',
            about: 'March 2026 · Upper deck',
            score: '5',
            scoreSpoken: 'Five of five',
            text: 'The crew waited until everyone had a seat at the rail.',
            mark: 'Sample review',
            answer: { title: 'Answer of the operator', text: 'Thank you! Weekdays are quieter.' },
          },
        ]}
      />
    </Specimen>
  );
}
