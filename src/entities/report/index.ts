export { reportsPath } from './model/addresses';
export { ReportPartView } from './ui/report-part-view';
