/** The files that the server reads text from, by media type. */
export const TEXT_FILES = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
};

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
