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
import { useEffect, useRef, useState } from 'react';
import { $generation, changeRequested, isSettled } from '@/entities/generation';
import type { Estimate, SectionChange } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { DocumentToolbar } from '@/shared/ui/document-sheet';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconShape } from '@/shared/ui/icon';
import { TextInput } from '@/shared/ui/text-input';
import { editRequested } from '../../model/document-editing';
import { $rewritePrice } from '../../model/rewrite-price';
import { CreditFigure } from '../credit-figure';
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
  /** The labels of the sections that are rewritten with it; usually empty. */
  alsoRewritten: string;
};

/** The actions on the selected section. */
export function SectionTools({ section, alsoRewritten }: SectionToolsProps) {
  const { state, price } = useUnit({ state: $generation, price: $rewritePrice });
  const on = useUnit({ change: changeRequested, edit: editRequested });
  const [instruction, setInstruction] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAsking = instruction !== null;

  useEffect(() => {
    if (isAsking) field.current?.focus();
  }, [isAsking]);

  const busy = isSettled(state) ? state.pending : null;
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
            expanded={isAsking}
            onClick={() => setInstruction(isAsking ? null : '')}
          />
        </div>
        <RewriteNote price={price} alsoRewritten={alsoRewritten} />
        {instruction === null ? null : (
          <div className={styles.instruction}>
            <TextInput
              ref={field}
              label="What to change"
              placeholder="Use an example from sport"
              value={instruction}
              maxLength={LONGEST_INSTRUCTION}
              onChange={setInstruction}
              onEnter={() => ask('again')}
            />
            <Button size="sm" variant="second" onClick={() => ask('again')}>
              Rewrite
            </Button>
          </div>
        )}
      </div>
    </DocumentToolbar>
  );
}

/** What a rewrite costs, or why it cannot be done, and what else it changes. */
function RewriteNote({ price, alsoRewritten }: { price: Estimate | null; alsoRewritten: string }) {
  const cost =
    price === null || price.unlimited ? null : (
      <>
        A rewrite costs about <CreditFigure credits={price.credits} />.
      </>
    );
  const note = price?.refusal ?? cost;
  if (note === null && alsoRewritten === '') return null;
  return (
    <p className={styles.note} aria-live="polite">
      {note} {alsoRewritten === '' ? null : `Also rewrites: ${alsoRewritten}.`}
    </p>
  );
}
