import { OpeningHours } from '#src/ui/content/opening-hours.tsx';
import { PlaceCard } from '#src/ui/cards/place-card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { longText, samplePicture, Specimen } from './specimen.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Sights in lists, and when they are open. */
export function PlacesSpecimen() {
  return (
    <Specimen name="Places">
      <Grid>
        <PlaceCard
          href="#Places"
          name="Star Ferry Pier"
          localName={{ text: '天星碼頭', lang: 'zh-HK' }}
          picture={samplePicture}
          where="Landmark · Hong Kong"
          rank="1"
          distance="1.2 km, north-east"
          hours={{ text: 'Open until 18:00', open: true }}
          text="3 things to do"
        />
        <PlaceCard href="#Places" name={longText} where="Museum · Hong Kong" />
        <PlaceCard
          href="#Places"
          name="Star Ferry Pier"
          picture={samplePicture}
          where="Landmark · Hong Kong"
          distance="300 m, south"
          shape="row"
        />
      </Grid>
      <OpeningHours
        label="Opening hours"
        state={{ text: 'Open until 18:00', open: true }}
        todayText="Today"
        days={weekdays.map((day, index) => ({
          id: day,
          day,
          hours: index === 1 ? 'Closed' : '09:00–18:00',
          note: index === 3 ? 'Last entry 17:30' : undefined,
          today: index === 3,
        }))}
        notes={['Times are those of the place.']}
      />
    </Specimen>
  );
}
