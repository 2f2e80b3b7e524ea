export { ReportDay, type ReportDayProps } from './ui/report-day';
export { ReportPartView, type ReportPartViewProps } from './ui/report-part-view';
