export { reportErrorFx } from './generated/operations/report-error.ts';
export type { ErrorReport } from './generated/schemas';
