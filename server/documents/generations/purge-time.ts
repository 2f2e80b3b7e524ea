const DAY = 24 * 60 * 60 * 1000;
const TRASH_PERIOD = 30 * DAY;

/** When a document that was moved to the trash at this time is deleted for good. */
export const purgeTime = (trashedAt: Date): Date => new Date(trashedAt.getTime() + TRASH_PERIOD);

/** Documents that were moved to the trash by this time are due for deletion. */
export const purgeCutoff = (now: Date): Date => new Date(now.getTime() - TRASH_PERIOD);
