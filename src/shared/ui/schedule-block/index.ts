export { ScheduleBlock, type ScheduleBlockProps, type ScheduleEntry } from './schedule-block';
