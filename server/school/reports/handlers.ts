export { classReportHandlers as reportsHandlers } from './class-reports/handlers.ts';
