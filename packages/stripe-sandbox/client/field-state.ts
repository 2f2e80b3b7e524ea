/** The state of a field's text, as Stripe's change event reports it. */
export interface FieldState {
  isEmpty: boolean;
  isComplete: boolean;
  error: FieldError | undefined;
}

export interface FieldError {
  code: string;
  message: string;
}

export const complete: FieldState = { isEmpty: false, isComplete: true, error: undefined };
export const empty: FieldState = { isEmpty: true, isComplete: false, error: undefined };

/** `isShown` is false while the user is still typing. */
export const invalid = (isShown: boolean, code: string, message: string): FieldState => ({
  isEmpty: false,
  isComplete: false,
  error: isShown ? { code, message } : undefined,
});

export const digitsOf = (text: string) => text.replace(/\D/g, '');
