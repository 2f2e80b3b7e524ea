import { useUnit } from 'effector-react';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  MessageSquareText,
  Minus,
  Pencil,
  Plus,
  RotateCcw,
} from 'lucide-react';
import { useState } from 'react';
import { $generation, changeAsked, isResting } from '@/entities/generation';
import type { SectionChange } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { DocumentToolbar } from '@/shared/ui/document-sheet';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconShape } from '@/shared/ui/icon';
import { TextInput } from '@/shared/ui/text-input';
import { editAsked } from '../../model/document-editing';
import * as styles from './section-tools.css';

const CHANGES: readonly { change: SectionChange; label: string; icon: IconShape }[] = [
  { change: 'again', label: 'Regenerate', icon: RotateCcw },
  { change: 'shorter', label: 'Shorter', icon: ChevronsDownUp },
  { change: 'longer', label: 'Longer', icon: ChevronsUpDown },
  { change: 'easier', label: 'Easier', icon: Minus },
  { change: 'harder', label: 'Harder', icon: Plus },
];

const LONGEST_INSTRUCTION = 500;

export type SectionToolsProps = {
  section: TemplateSection;
  /** The labels of what is written again with it; empty for most. */
  alsoWritten: string;
};

/** What can be done with the section that is picked. */
export function SectionTools({ section, alsoWritten }: SectionToolsProps) {
  const state = useUnit($generation);
  const on = useUnit({ change: changeAsked, edit: editAsked });
  const [instruction, setInstruction] = useState<string | null>(null);
  const busy = isResting(state) ? state.asked : null;
  const ask = (change: SectionChange) =>
    on.change({
      kind: 'regenerate',
      section: section.key,
      change,
      ...(instruction?.trim() && { instruction: instruction.trim() }),
    });
  return (
    <DocumentToolbar label={`Change: ${section.title}`}>
      <div className={styles.tools}>
        <div className={styles.row}>
          {CHANGES.map(({ change, label, icon }) => (
            <Button
              key={change}
              variant="quiet"
              size="sm"
              icon={icon}
              pending={busy?.kind === 'regenerate' && busy.change === change}
              onClick={() => ask(change)}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" size="sm" icon={Pencil} onClick={() => on.edit(section.key)}>
            Edit
          </Button>
          <IconButton
            label="Say what to change"
            icon={MessageSquareText}
            size="sm"
            expanded={instruction !== null}
            onClick={() => setInstruction(instruction === null ? '' : null)}
          />
        </div>
        {alsoWritten === '' ? null : <p className={styles.also}>Written again with it: {alsoWritten}.</p>}
        {instruction === null ? null : (
          <div className={styles.instruction}>
            <TextInput
              label="What to change"
              placeholder="Use an example from sport"
              value={instruction}
              maxLength={LONGEST_INSTRUCTION}
              onChange={setInstruction}
              onEnter={() => ask('again')}
            />
            <Button size="sm" variant="second" onClick={() => ask('again')}>
              Write it again
            </Button>
          </div>
        )}
      </div>
    </DocumentToolbar>
  );
}
