export { createGetHomeQuery, getHomeFx } from './generated/operations/get-home.ts';
export type { Home, HomeDay, HomeEntry, HomeSteps, LeftOpen } from './generated/schemas';
