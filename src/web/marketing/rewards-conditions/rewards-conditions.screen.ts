import { screen } from '#src/web/shared/page/page-definition.ts';
import { loadRewardsConditions } from '#src/web/content/legal/legal.load.ts';
import { Legal } from '#src/web/content/legal/legal.screen.tsx';

/** A legal document at a separate address. */
export const rewardsConditionsScreen = screen(loadRewardsConditions, Legal);
