export {
  applyCalendarImportFx,
  createApplyCalendarImportMutation,
} from './generated/operations/apply-calendar-import.ts';
export {
  changeOccurrenceFx,
  createChangeOccurrenceMutation,
} from './generated/operations/change-occurrence.ts';
export {
  createEndCalendarImportMutation,
  endCalendarImportFx,
} from './generated/operations/end-calendar-import.ts';
export {
  createListCalendarImportsQuery,
  listCalendarImportsFx,
} from './generated/operations/list-calendar-imports.ts';
export {
  createReadCalendarAddressMutation,
  readCalendarAddressFx,
} from './generated/operations/read-calendar-address.ts';
export {
  createReadCalendarFileMutation,
  readCalendarFileFx,
} from './generated/operations/read-calendar-file.ts';
export {
  createCreateCalendarLinkMutation,
  createCalendarLinkFx,
} from './generated/operations/create-calendar-link.ts';
export {
  createCreateScheduleSlotMutation,
  createScheduleSlotFx,
} from './generated/operations/create-schedule-slot.ts';
export { createDeleteScheduleSlotMutation } from './generated/operations/delete-schedule-slot.ts';
export {
  createFindScheduleConflictsMutation,
  findScheduleConflictsFx,
} from './generated/operations/find-schedule-conflicts.ts';
export { createGetCalendarLinkQuery, getCalendarLinkFx } from './generated/operations/get-calendar-link.ts';
export { createGetScheduleQuery, getScheduleFx } from './generated/operations/get-schedule.ts';
export {
  createGetSchoolCalendarQuery,
  getSchoolCalendarFx,
} from './generated/operations/get-school-calendar.ts';
export { createMoveDueDateMutation } from './generated/operations/move-due-date.ts';
export {
  createRevokeCalendarLinkMutation,
  revokeCalendarLinkFx,
} from './generated/operations/revoke-calendar-link.ts';
export {
  createSaveSchoolCalendarMutation,
  saveSchoolCalendarFx,
} from './generated/operations/save-school-calendar.ts';
export { createSetLessonDateMutation, setLessonDateFx } from './generated/operations/set-lesson-date.ts';
export { createShiftLessonsMutation, shiftLessonsFx } from './generated/operations/shift-lessons.ts';
export {
  createUndoLessonShiftMutation,
  undoLessonShiftFx,
} from './generated/operations/undo-lesson-shift.ts';
export { createUpdateScheduleSlotMutation } from './generated/operations/update-schedule-slot.ts';
export type {
  Bell,
  CalendarImport,
  CalendarImportPlan,
  CalendarImports,
  CalendarTarget,
  CalendarLink,
  ImportedEvent,
  LessonShift,
  NotUnderstood,
  OccurrenceChange,
  ScheduleConflicts,
  ScheduleDue,
  ScheduleSlot,
  SchoolCalendar,
  SchoolCalendarContent,
  SchoolPeriod,
  SlotFields,
  SlotWeek,
  Timetable,
  TimetableEntry,
  UnplannedLesson,
  WeekCount,
  WeekLetter,
} from './generated/schemas';
