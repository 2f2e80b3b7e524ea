import {
  type Dates,
  type EditorValues,
  type ExceptionValues,
  momentIn,
  publicationIn,
} from './editor-values';

type Faults = { due?: string; cutOff?: string };

export const hasFault = ({ due, cutOff }: Faults): boolean => due !== undefined || cutOff !== undefined;

/** Of times of one zone, which are in order when they are read in UTC. */
const isAfter = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one > other;

/** What is wrong with the dates of a class or of an exception in it, beside the field where it can be changed. */
export function dateFaults(
  { due: ofClass, publish, publishAt }: Pick<Dates, 'due' | 'publishAt'> & Pick<EditorValues, 'publish'>,
  exception: Pick<ExceptionValues, 'due' | 'cutOff'>,
): Faults {
  const [due, cutOff] = [momentIn(exception.due, 'UTC'), momentIn(exception.cutOff, 'UTC')];
  const published = publish === 'later' ? publicationIn({ publishAt }, 'UTC') : null;
  const faults: Faults = {};
  if (isAfter(published, due)) faults.due = 'Choose a due date after students first see it.';
  if (isAfter(published, cutOff)) faults.cutOff = 'Choose a cut-off after students first see it.';
  else if (isAfter(due ?? momentIn(ofClass, 'UTC'), cutOff))
    faults.cutOff = 'Choose a cut-off after the due date.';
  return faults;
}
