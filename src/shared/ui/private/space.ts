import type { vars } from '../theme/contract.css';

/** The steps of the 4 px space scale that layouts may ask for. */
export type Space = keyof typeof vars.space;
