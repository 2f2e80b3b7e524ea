export const INVALID_EMAIL = 'Invalid email address';

/** Whether it looks like an address; whether it is one, only a mail to it shows. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
