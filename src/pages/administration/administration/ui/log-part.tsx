import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { log } from '../model/lists';
import { actionWords, grantInWords } from '../model/words';
import { PartList } from './part-list';

/** What administrators did; nobody can change or delete an entry. */
export function LogPart() {
  return (
    <PartList
      label="Log"
      of={log}
      empty="Nothing was done yet"
      renderRow={({ id, at, by, action, subject, grant }) => ({
        id,
        lead: shortDateOf(at),
        leadNote: clockOf(at),
        title: `${actionWords[action]}: ${subject}`,
        note: grant === null ? `By ${by}` : `By ${by}. ${grantInWords(grant)}`,
      })}
    />
  );
}
