/** What a field says of the text in it. */
export interface Reading {
  isEmpty: boolean;
  isComplete: boolean;
  flaw: { code: string; message: string } | undefined;
}

export const fine: Reading = { isEmpty: false, isComplete: true, flaw: undefined };

/** Not right yet; told only when it is time to. */
export const flaw = (isTold: boolean, code: string, message: string): Reading => ({
  isEmpty: false,
  isComplete: false,
  flaw: isTold ? { code, message } : undefined,
});

export const digitsOf = (text: string) => text.replace(/\D/g, '');
