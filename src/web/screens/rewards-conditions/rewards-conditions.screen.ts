import { screen } from '#src/web/screen.ts';
import { loadRewardsConditions } from '#src/web/screens/legal/legal.load.ts';
import { Legal } from '#src/web/screens/legal/legal.screen.tsx';

/** A legal text at an address of its own. */
export const rewardsConditionsScreen = screen(loadRewardsConditions, Legal);
