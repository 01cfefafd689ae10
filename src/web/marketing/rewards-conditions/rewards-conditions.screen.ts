import { screen } from '#src/web/shared/page/page-definition.ts';
import { loadRewardsConditions } from '#src/web/content/legal/legal.load.ts';
import { Legal } from '#src/web/content/legal/legal.screen.tsx';

/** A legal text at an address of its own. */
export const rewardsConditionsScreen = screen(loadRewardsConditions, Legal);
