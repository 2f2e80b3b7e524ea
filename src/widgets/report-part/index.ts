export { ReportPartView, type ReportPartViewProps } from './ui/report-part-view';
