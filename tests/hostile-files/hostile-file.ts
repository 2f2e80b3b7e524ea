/** A file that tries to hurt its reader, generated when it is needed. */
export interface HostileFile {
  title: string;
  make: () => Buffer;
  /** Part of the answer: of the text, or of the error. Without them, either answer is fine. */
  text?: string;
  error?: string;
  /** May also take too long: it depends on the machine which limit it reaches first. */
  slow?: true;
  /** The file name that is sent. */
  name?: string;
}

export const sentence = 'Jan Baptist van Helmont planted a young willow.';
/** It depends on the machine which limit the file reaches first. */
export const ANY_LIMIT = '';
export const TOO_LARGE = 'This file is too large once unpacked.';
export const DAMAGED = 'This file could not be read.';
export const TOO_SLOW = 'Reading this file took too long.';
export const NOT_WORD = 'This is not a Word document.';
export const NO_KIND = 'Only PDF, DOCX and TXT files can be read.';
export const PROTECTED = 'protected with a password';
