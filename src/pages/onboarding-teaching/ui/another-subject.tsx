import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './teaching-step-page.css';

/** A line for a subject that is not among the others. */
export function AnotherSubject({ onAdd }: { onAdd: (subject: string) => void }) {
  const [written, setWritten] = useState<string | null>(null);
  if (written === null) {
    return (
      <Button variant="soft" size="sm" icon={Plus} onClick={() => setWritten('')}>
        Another
      </Button>
    );
  }
  const add = () => {
    onAdd(written);
    setWritten('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The line stands in the form, which Enter would send.
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.another} onKeyDown={addOnEnter}>
      <TextInput label="Another subject" value={written} onChange={setWritten} maxLength={60} />
      <Button onClick={add}>Add</Button>
    </div>
  );
}
