import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { CoachMap, type CoachPlan } from '#src/ui/booking/coach-map.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Select } from '#src/ui/form/text-input.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import styles from '#src/web/rail/rails-search/rails-search.module.css';
import type { SeatsView } from '#src/web/rail/rails-search/rails-search-view.ts';

type SeatPartProps = {
  readonly id: string;
  readonly view: SeatsView;
  /** How many travelers occupy a seat. */
  readonly seatCount: number;
  readonly chosen: readonly string[];
  readonly onPick: (seat: string) => void;
};

/** The coaches of a ride, one at a time, and the seats that were chosen in them. */
export function SeatPart({ id, view, seatCount: wanted, chosen, onPick }: SeatPartProps) {
  const { t } = useLingui();
  const [shown, show] = useState(() => roomiest(view.coaches, wanted));
  const coach = view.coaches[shown] ?? view.coaches[0];
  if (coach === undefined) return null;
  return (
    <details className={styles['seats']}>
      <summary className={styles['more']} lang={view.lang}>
        {view.title}
      </summary>
      <div className={styles['plan']}>
        <p className={styles['chosenSeats']} role="status">
          {chosen.length === 0
            ? t`No seats chosen. We’ll seat you together if possible.`
            : t`Chosen: ${chosen.join(', ')}`}{' '}
          {chosen.length > 0 && chosen.length < wanted && t`Choose all ${wanted} seats, or none.`}
        </p>
        {view.coaches.length > 1 && (
          <Select
            id={`${id}-coach`}
            name="coach"
            label={t`Coach`}
            value={String(shown)}
            onChange={(event) => show(Number(event.currentTarget.value))}
            options={view.coaches.map((one, at) => ({ value: String(at), text: coachWords(one) }))}
          />
        )}
        <Stack row gap={2}>
          {coach.facts.map((fact) => (
            <Badge key={fact} text={fact} tone="info" />
          ))}
          {view.left !== null && <Badge text={view.left} />}
        </Stack>
        <CoachMap
          key={coach.name}
          id={`${id}-map`}
          coach={coach}
          chosen={chosen}
          onPick={onPick}
          words={{
            plan: coach.title,
            front: t`Front of the train`,
            free: t`available`,
            taken: t`taken`,
            yours: t`selected`,
            wheelchair: t`wheelchair space`,
            aisle: t({ message: 'aisle', context: 'seat plan' }),
          }}
        />
      </div>
    </details>
  );
}

function coachWords({ title, facts }: CoachPlan): string {
  return [title, ...facts].join(' · ');
}

/** The first coach in which all can sit, else the first. */
function roomiest(coaches: readonly CoachPlan[], seatCount: number): number {
  return Math.max(
    0,
    coaches.findIndex(({ seats }) => seats.filter(({ free }) => free).length >= seatCount),
  );
}
