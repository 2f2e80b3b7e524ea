import { useUnit } from 'effector-react';
import { ChevronsDownUp, ChevronsUpDown, MessageSquareText, Minus, Plus, RotateCcw } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Estimate, SectionChange } from '@/shared/api/generations';
import { Button } from '@/shared/ui/button';
import { DocumentToolbar } from '@/shared/ui/document-sheet';
import type { IconShape } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { TextInput } from '@/shared/ui/text-input';
import { CreditAmount } from '@/entities/generation';
import type { JsonPath } from '../model/json-path';
import { changeQueued } from '../model/queued-changes';
import { $rewritePrice } from '../model/rewrite-price';
import * as styles from './section-tools.css';

const LABELS: Readonly<Record<SectionChange, { label: string; icon: IconShape }>> = {
  again: { label: 'Regenerate', icon: RotateCcw },
  shorter: { label: 'Shorter', icon: ChevronsDownUp },
  longer: { label: 'Longer', icon: ChevronsUpDown },
  easier: { label: 'Easier', icon: Minus },
  harder: { label: 'Harder', icon: Plus },
};

const MAX_INSTRUCTION_LENGTH = 500;

export type RewriteToolsProps = {
  /** The accessible name of the tools. */
  label: string;
  section: string;
  /** The item to rewrite; without it, the whole section. */
  item?: JsonPath;
  /** The rewrites that are offered. */
  changes: readonly SectionChange[];
  /** The labels of the sections that are rewritten too; usually empty. */
  alsoRewritten?: string;
  /** Whether the document cannot be changed now. */
  locked: boolean;
  /** Called when Escape leaves the tools. */
  onLeave: () => void;
  /** Further tools. */
  children: ReactNode;
};

/** The tools of a section or an item: rewrites with their price, an instruction, and others. */
export function RewriteTools({
  label,
  section,
  item,
  changes,
  alsoRewritten = '',
  locked,
  onLeave,
  children,
}: RewriteToolsProps) {
  const price = useUnit($rewritePrice);
  const change = useUnit(changeQueued);
  const [asked, setAsked] = useState<SectionChange | 'instruction' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asker = useRef<HTMLButtonElement>(null);

  const ask = (kind: SectionChange, instruction = '') => {
    setAsked(instruction ? 'instruction' : kind);
    change({
      kind: 'regenerate',
      section,
      change: kind,
      ...(item && { item }),
      ...(instruction && { instruction }),
    });
  };

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    if (!isAsking) return onLeave();
    setIsAsking(false);
    return asker.current?.focus();
  }

  return (
    <DocumentToolbar label={label}>
      <div className={styles.tools} role="presentation" data-tools="" onKeyDown={press}>
        <div className={styles.row}>
          {changes.map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              size="sm"
              icon={LABELS[kind].icon}
              // A pending button keeps its focus.
              pending={locked && asked === kind}
              disabled={locked && asked !== kind}
              onClick={() => ask(kind)}
            >
              {LABELS[kind].label}
            </Button>
          ))}
          <IconButton
            ref={asker}
            label="Say what to change"
            icon={MessageSquareText}
            size="sm"
            pending={locked && asked === 'instruction'}
            disabled={locked && asked !== 'instruction'}
            expanded={isAsking}
            onClick={() => setIsAsking(!isAsking)}
          />
          {children}
        </div>
        <RewriteNote price={price} alsoRewritten={alsoRewritten} />
        {isAsking ? (
          <Instruction
            locked={locked}
            onAsk={(instruction) => {
              setIsAsking(false);
              asker.current?.focus();
              ask('again', instruction);
            }}
          />
        ) : null}
      </div>
    </DocumentToolbar>
  );
}

type InstructionProps = { locked: boolean; onAsk: (instruction: string) => void };

/** The field for what to change. It takes the focus. */
function Instruction({ locked, onAsk }: InstructionProps) {
  const [instruction, setInstruction] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const ask = () => onAsk(instruction.trim());
  return (
    <div className={styles.instruction}>
      <TextInput
        ref={field}
        label="What to change"
        placeholder="Use an example from sport"
        value={instruction}
        maxLength={MAX_INSTRUCTION_LENGTH}
        onChange={setInstruction}
        onEnter={ask}
      />
      <Button size="sm" variant="second" disabled={locked} onClick={ask}>
        Rewrite
      </Button>
    </div>
  );
}

/** What a rewrite costs, or why it cannot be done, and what else it changes. */
function RewriteNote({ price, alsoRewritten }: { price: Estimate | null; alsoRewritten: string }) {
  const cost =
    price === null || price.unlimited ? null : (
      <>
        A rewrite costs about <CreditAmount credits={price.credits} />.
      </>
    );
  const note = price?.refusal ?? cost;
  return (
    <p className={styles.note} aria-live="polite">
      {note}
      {alsoRewritten === '' ? null : ` Also rewrites: ${alsoRewritten}.`}
    </p>
  );
}
