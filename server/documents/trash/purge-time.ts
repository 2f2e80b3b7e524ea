const DAY = 24 * 60 * 60 * 1000;
const TRASH_PERIOD = 30 * DAY;

/** When what was moved to the trash at this time is deleted for good. */
export const purgeTime = (trashedAt: Date): Date => new Date(trashedAt.getTime() + TRASH_PERIOD);

/** What was moved to the trash by this time is due for deletion. */
export const purgeCutoff = (now: Date): Date => new Date(now.getTime() - TRASH_PERIOD);
