/** What no table needs to wake. It comes when the table is first touched, and so before it can be asked for. */
import { demanded } from './demanded.ts';

/** What few learners ask for. */
export const help = demanded(() => import('./on-demand.ts'));

/** What a sum is written and answered with. */
export const sums = demanded(() => import('./sum-on-demand.ts'));
