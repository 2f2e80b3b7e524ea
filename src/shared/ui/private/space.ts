import type { vars } from '../theme/contract.css';

/** The steps of the 4 px spacing scale. */
export type Space = keyof typeof vars.space;
