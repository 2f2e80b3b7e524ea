/** A malicious file, generated on demand. */
export interface HostileFile {
  title: string;
  make: () => Buffer;
  /** Expected part of the text or of the error; without them any result is fine. */
  text?: string;
  error?: string;
  /** Whether it may also time out, because the first limit it reaches depends on the machine. */
  slow?: true;
  /** The file name that is sent. */
  name?: string;
}

export const sentence = 'Jan Baptist van Helmont planted a young willow.';
/** Any error: the first limit that the file reaches depends on the machine. */
export const ANY_LIMIT = '';
export const TOO_LARGE = 'This file is too large once unpacked.';
export const DAMAGED = 'This file could not be read.';
export const TOO_SLOW = 'Reading this file took too long.';
export const NOT_WORD = 'This is not a Word document.';
export const NO_KIND = 'Only PDF, DOCX and TXT files can be read.';
export const PROTECTED = 'protected with a password';
