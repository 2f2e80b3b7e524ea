/** Milliseconds after a choice: the panel shows the tick first, and is closed within 500 ms. */
export const closeAfter = 300;
