export { ScheduleBlock, type ScheduleBlockProps } from './schedule-block';
