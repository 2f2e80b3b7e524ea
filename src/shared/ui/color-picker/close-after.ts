/** After a choice the panel stays long enough to show its tick, and is gone within 500 ms. */
export const closeAfter = 300;
