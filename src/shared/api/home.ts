export { createGetHomeQuery, getHomeFx } from './generated/operations/get-home.ts';
export type { Home, HomeDay, HomeEntry, HomeSteps, LeftOpen, TermWeek } from './generated/schemas';
