import { sample } from 'effector';
import { createShownSchedule } from '@/entities/schedule';
import { linkOpened } from '@/features/calendar-link';

export const schedule = createShownSchedule({ name: 'student', path: '/students/schedule' });

sample({ clock: schedule.opened, fn: () => {}, target: linkOpened });
