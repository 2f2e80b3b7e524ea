import type { ReportKind } from '../../../generated/schemas/index.ts';
import { aiUseReport } from './ai-use-report.ts';
import { markingReport } from './marking-report.ts';
import { missingReport } from './missing-report.ts';
import { progressReport } from './progress-report.ts';
import type { ReportDeclaration } from './report.ts';
import { understandingReport } from './understanding-report.ts';

/** All reports on a class, in the order of the page. */
export const reports: Readonly<Record<ReportKind, ReportDeclaration>> = {
  progress: progressReport,
  missing: missingReport,
  marking: markingReport,
  understanding: understandingReport,
  ai_use: aiUseReport,
};
