import { studentAccounts } from './classes/classes/tables.ts';
import { sql } from 'drizzle-orm';
import type { PersonalTables } from '../accounts/data-export/personal-tables.ts';
import { batches } from '../documents/batches/tables.ts';
import {
  assignmentFiles,
  assignments,
  assignmentStudents,
  assignmentTargets,
  quizzes,
} from './work/assignments/tables.ts';
import { announcementComments, announcements } from './classes/announcements/tables.ts';
import {
  classes,
  classGroups,
  classGroupStudents,
  classTeachers,
  enrolments,
} from './classes/classes/tables.ts';
import { trashedItems, trashedRows } from './classes/removals/tables.ts';
import { joinRequests } from './classes/joining/tables.ts';
import { invitations, rosterImports } from './classes/invitations/tables.ts';
import {
  briefcaseEntries,
  briefcaseFiles,
  briefcaseFolders,
  briefcaseMembers,
  briefcaseUploads,
} from './library/briefcases/tables.ts';
import { lessonDocuments, lessonFiles, lessonReads, lessons } from './lessons/lessons/tables.ts';
import { marks, savedComments } from './marking/marking/tables.ts';
import {
  messages,
  messageReports,
  messageSends,
  messageSentences,
  messageSettings,
  messageThreads,
} from './news/messages/tables.ts';
import { notificationChoices, notifications } from './news/notifications/tables.ts';
import { lessonHighlights } from './lessons/lesson-highlights/tables.ts';
import { onboardings } from './classes/onboarding/tables.ts';
import { quizAnswers, quizAttempts } from './work/quizzes/tables.ts';
import { guardianOptOuts, guardians, guardianSummaries } from './people/guardians/tables.ts';
import { studentNotes, studentSupports } from './people/student-profiles/tables.ts';
import { gradebookImports, replacedScores } from './gradebook/imports/tables.ts';
import { gradebookNotes, gradeOverrides } from './gradebook/students/tables.ts';
import { studentReportComments } from './reports/student-reports/tables.ts';
import { frozenTotals } from './gradebook/rules/tables.ts';
import { calendarLinks } from './schedule/feeds/tables.ts';
import { lessonDates, lessonShifts } from './schedule/dates/tables.ts';
import {
  calendarImports,
  importedTimes,
  scheduleSlots,
  schoolCalendars,
  slotChanges,
} from './schedule/timetable/tables.ts';
import { scoreChanges, scores } from './marking/scores/tables.ts';
import { suggestionPapers } from './marking/suggestions/tables.ts';
import { submissions, workDrafts, workFilePreviews, workFiles } from './work/submissions/tables.ts';
import { todoSnoozes, todos } from './news/todos/tables.ts';
import { gradebookRules, termClosings } from './work/closings/tables.ts';

const throughSubmission = { table: submissions, id: submissions.id, of: submissions.studentId };
const throughWorkFile = { table: workFiles, id: workFiles.id, of: workFiles.studentId };
const throughAttempt = { table: quizAttempts, id: quizAttempts.id, of: quizAttempts.studentId };
const throughAssignment = { table: assignments, id: assignments.id, of: assignments.createdBy };
const throughLesson = { table: lessons, id: lessons.id, of: lessons.createdBy };
const throughBatch = { table: batches, id: batches.id, of: batches.userId };
const throughTaughtThread = {
  table: messageThreads,
  id: messageThreads.id,
  of: messageThreads.teacherId,
};
const throughClass = { table: classes, id: classes.id, of: classes.teacherId };

export const schoolTables: PersonalTables = {
  onboarding: { table: onboardings, of: onboardings.userId },
  classes: { table: classes, of: classes.teacherId },
  invitations_sent: { table: invitations, of: invitations.classId, through: throughClass },
  invitations_used: { table: invitations, of: invitations.usedBy },
  classes_co_taught: { table: classTeachers, of: classTeachers.teacherId },
  class_groups: { table: classGroups, of: classGroups.classId, through: throughClass },
  gradebook_rules: { table: gradebookRules, of: gradebookRules.classId, through: throughClass },
  gradebook_imports: { table: gradebookImports, of: gradebookImports.teacherId },
  gradebook_import_scores: { table: replacedScores, of: replacedScores.studentId },
  trashed_items: { table: trashedItems, of: trashedItems.ownerId },
  trashed_rows: {
    table: trashedRows,
    of: trashedRows.itemId,
    through: { table: trashedItems, id: trashedItems.id, of: trashedItems.ownerId },
  },
  groups_joined: { table: classGroupStudents, of: classGroupStudents.studentId },
  announcements: { table: announcements, of: announcements.authorId },
  announcement_comments: { table: announcementComments, of: announcementComments.authorId },
  student_account: { table: studentAccounts, of: studentAccounts.userId },
  roster_imports: { table: rosterImports, of: rosterImports.teacherId },
  enrolments: { table: enrolments, of: enrolments.studentId },
  join_requests: { table: joinRequests, of: joinRequests.studentId },
  lessons: { table: lessons, of: lessons.createdBy },
  lesson_files: { table: lessonFiles, of: lessonFiles.lessonId, through: throughLesson },
  lesson_documents: { table: lessonDocuments, of: lessonDocuments.lessonId, through: throughLesson },
  school_calendar: { table: schoolCalendars, of: schoolCalendars.teacherId },
  schedule_duties: { table: scheduleSlots, of: scheduleSlots.teacherId },
  schedule_slots: { table: scheduleSlots, of: scheduleSlots.classId, through: throughClass },
  schedule_changes: {
    table: slotChanges,
    of: slotChanges.slotId,
    through: { table: scheduleSlots, id: scheduleSlots.id, of: scheduleSlots.teacherId },
  },
  lesson_dates: { table: lessonDates, of: lessonDates.lessonId, through: throughLesson },
  lesson_shifts: { table: lessonShifts, of: lessonShifts.teacherId },
  calendar_imports: { table: calendarImports, of: calendarImports.teacherId },
  calendar_import_times: {
    table: importedTimes,
    of: importedTimes.importId,
    through: { table: calendarImports, id: calendarImports.id, of: calendarImports.teacherId },
  },
  calendar_link: { table: calendarLinks, of: calendarLinks.userId },
  lesson_highlights: { table: lessonHighlights, of: lessonHighlights.studentId },
  lessons_read: { table: lessonReads, of: lessonReads.studentId },
  briefcase_folders: { table: briefcaseFolders, of: briefcaseFolders.ownerId },
  briefcase_folders_shared: { table: briefcaseMembers, of: briefcaseMembers.userId },
  briefcase_entries: { table: briefcaseEntries, of: briefcaseEntries.ownerId },
  briefcase_files: {
    table: briefcaseFiles,
    of: briefcaseFiles.entryId,
    through: { table: briefcaseEntries, id: briefcaseEntries.id, of: briefcaseEntries.ownerId },
  },
  briefcase_uploads: { table: briefcaseUploads, of: briefcaseUploads.uploadedBy },
  assignments: { table: assignments, of: assignments.createdBy },
  quizzes: { table: quizzes, of: quizzes.assignmentId, through: throughAssignment },
  assignment_files: { table: assignmentFiles, of: assignmentFiles.uploadedBy },
  assignment_targets: { table: assignmentTargets, of: assignmentTargets.studentId },
  assignment_exceptions: { table: assignmentStudents, of: assignmentStudents.studentId },
  work_drafts: { table: workDrafts, of: workDrafts.studentId },
  work_files: { table: workFiles, of: workFiles.studentId },
  work_file_previews: { table: workFilePreviews, of: workFilePreviews.fileId, through: throughWorkFile },
  submissions: { table: submissions, of: submissions.studentId },
  quiz_attempts: { table: quizAttempts, of: quizAttempts.studentId },
  quiz_answers: { table: quizAnswers, of: quizAnswers.attemptId, through: throughAttempt },
  // A student sees a mark once it is returned, also in the export.
  marks_received: {
    table: marks,
    of: marks.submissionId,
    through: throughSubmission,
    where: sql`${marks.returnedAt} <= now()`,
  },
  // As with marks; their changes tell what a teacher hid before.
  scores_received: {
    table: scores,
    of: scores.studentId,
    where: sql`${scores.returnedAt} <= now() and exists (select 1 from ${assignments} one
      where one.id = ${scores.assignmentId} and one.publish_at <= now())`,
  },
  scores_given: { table: scores, of: scores.authorId },
  // A student sees the totals of closed terms, and what counts instead of a total.
  frozen_totals: { table: frozenTotals, of: frozenTotals.studentId },
  grade_overrides_received: { table: gradeOverrides, of: gradeOverrides.studentId },
  grade_overrides_made: { table: gradeOverrides, of: gradeOverrides.authorId },
  // As with notes about a student in general: they are their author's.
  gradebook_notes: { table: gradebookNotes, of: gradebookNotes.authorId },
  student_report_comments: { table: studentReportComments, of: studentReportComments.authorId },
  term_closings: { table: termClosings, of: termClosings.authorId },
  score_changes_made: { table: scoreChanges, of: scoreChanges.authorId },
  mark_suggestions: { table: suggestionPapers, of: suggestionPapers.batchId, through: throughBatch },
  marks_given: { table: marks, of: marks.markerId },
  // What teachers write about a student is theirs; the student's export leaves it out.
  student_supports: { table: studentSupports, of: studentSupports.authorId },
  guardians: { table: guardians, of: guardians.authorId },
  guardian_opt_outs: { table: guardianOptOuts, of: guardianOptOuts.studentId },
  guardian_summaries: {
    table: guardianSummaries,
    of: guardianSummaries.guardianId,
    through: { table: guardians, id: guardians.id, of: guardians.authorId },
  },
  student_notes: { table: studentNotes, of: studentNotes.authorId },
  notifications: { table: notifications, of: notifications.userId },
  notification_choices: { table: notificationChoices, of: notificationChoices.userId },
  message_sends: { table: messageSends, of: messageSends.teacherId },
  message_threads_taught: { table: messageThreads, of: messageThreads.teacherId },
  messages_taught: { table: messages, of: messages.threadId, through: throughTaughtThread },
  // A student sees no thread with a guardian.
  message_threads: {
    table: messageThreads,
    of: messageThreads.studentId,
    where: sql`${messageThreads.guardianId} is null`,
  },
  messages: {
    table: messages,
    of: messages.threadId,
    through: { table: messageThreads, id: messageThreads.id, of: messageThreads.studentId },
    where: sql`exists (select 1 from ${messageThreads} thread where thread.id = ${messages.threadId}
      and thread.guardian_id is null)`,
  },
  message_reports: { table: messageReports, of: messageReports.reporterId },
  message_settings: { table: messageSettings, of: messageSettings.userId },
  message_sentences: { table: messageSentences, of: messageSentences.userId },
  saved_comments: { table: savedComments, of: savedComments.teacherId },
  todos: { table: todos, of: todos.userId },
  todo_snoozes: { table: todoSnoozes, of: todoSnoozes.userId },
};
