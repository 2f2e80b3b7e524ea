/** Whether a text needs no pattern with Unicode classes, which are several times slower. */
export const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);
