import { watermarkOf } from '../../templates/watermark.ts';
import { compose, originOf } from '../compose.ts';
import { toDocx } from '../docx.ts';
import { languageOf } from '../../language/language-tag.ts';
import { toMarkdown } from '../markdown.ts';
import { writeCalendar } from './calendar.ts';
import { writeAiken } from '../questions/aiken.ts';
import { writeQuestionsCsv } from '../questions/csv.ts';
import { writeGift } from '../questions/gift.ts';
import { writeGoogleForms } from '../questions/google-forms.ts';
import { writeQti1 } from '../questions/qti-1.ts';
import { writeQti2 } from '../questions/qti-2.ts';
import type { ExportFormat } from './declarations.ts';
import type { ExportJob, FormatWriter } from './export-job.ts';
import { writeRubricCsv, writeScoresCsv } from './scores-csv.ts';
import { writeAnki, writeQuizlet } from './flashcards.ts';
import { writeSlides } from './slides.ts';

const aboutOf = ({ generator, written, author }: ExportJob) => ({
  watermark: watermarkOf(generator, written.input),
  title: written.title,
  author,
  description: originOf(written.meta),
});

const piecesOf = ({ generator, written, copy }: ExportJob) => compose(generator, written, copy);

const markOf = ({ generator, written }: ExportJob): string => {
  const watermark = watermarkOf(generator, written.input);
  return watermark === null ? '' : `**${watermark}**\n\n`;
};

const writePdf: FormatWriter = (job) => {
  const { tag, rightToLeft } = languageOf(job.written.input);
  const [language = '', region = null] = tag.split('-');
  return job.writePdf({
    ...aboutOf(job),
    language,
    region,
    rightToLeft,
    paper: job.paper === 'letter' ? 'us-letter' : 'a4',
    copy: job.copy === 'student' ? 'Student copy' : 'Teacher copy',
    pieces: piecesOf(job),
  });
};

const writeDocx: FormatWriter = (job) => {
  const { tag, rightToLeft } = languageOf(job.written.input);
  return toDocx(piecesOf(job), {
    ...aboutOf(job),
    letter: job.paper === 'letter',
    language: tag,
    rightToLeft,
  });
};

/** The writer of each declared format. */
export const writers: Readonly<Record<ExportFormat, FormatWriter>> = {
  pdf: writePdf,
  docx: writeDocx,
  markdown: (job) => `${markOf(job)}${toMarkdown(piecesOf(job))}`,
  pptx: writeSlides,
  anki: writeAnki,
  quizlet: writeQuizlet,
  ics: writeCalendar,
  gift: writeGift,
  aiken: writeAiken,
  qti12: writeQti1,
  qti21: writeQti2,
  questions_csv: writeQuestionsCsv,
  google_forms: writeGoogleForms,
  scores_csv: writeScoresCsv,
  rubric_csv: writeRubricCsv,
};
