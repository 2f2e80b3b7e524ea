export const INVALID_EMAIL = 'Invalid email address';

/** Checks the shape only; whether the address exists is known once an email arrives. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
