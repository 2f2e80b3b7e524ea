export { reportErrorFx } from './generated/reports.ts';
export type { ErrorReport } from './generated/schemas';
