/** Milliseconds after a choice: the panel shows the tick first. */
export const closeAfter = 500;
