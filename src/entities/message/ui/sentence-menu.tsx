import { useUnit } from 'effector-react';
import { ChevronDown } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import * as model from '../model/sentences';

const READY = [
  'Your work is not handed in yet. Please hand it in as soon as you can.',
  'Is something in your way? Write to me, and we will find a solution.',
  'Please see me after class.',
  'Well done. Keep going.',
];

type SentenceMenuProps = {
  /** What is written so far. */
  text: string;
  /** Called with the text and the chosen sentence after it. */
  onChange: (text: string) => void;
};

/** Adds a sentence to a message: ours, or one that the teacher has saved. */
export function SentenceMenu({ text, onChange }: SentenceMenuProps) {
  const own = useUnit(model.$sentences);
  const on = useUnit({ save: model.sentenceSaved, remove: model.sentenceDeleted });
  const typed = text.trim();
  const saved = own.find((sentence) => sentence.text === typed);
  const entries: readonly MenuEntry[] = [
    ...own.map(({ id, text: label }): MenuEntry => ({ kind: 'item', value: id, label })),
    ...(own.length > 0 ? [{ kind: 'rule' } as const] : []),
    ...READY.map((label): MenuEntry => ({ kind: 'item', value: label, label })),
    { kind: 'rule' },
    saved
      ? { kind: 'item', value: 'delete', label: 'Delete this saved sentence', danger: true }
      : { kind: 'item', value: 'save', label: 'Save this text for later', disabled: typed === '' },
  ];
  return (
    <Menu
      label="Sentences"
      trigger={
        <Button size="sm" variant="quiet" icon={ChevronDown}>
          Add a sentence
        </Button>
      }
      entries={entries}
      onSelect={(value) => {
        if (value === 'save') return on.save(typed);
        if (value === 'delete') return saved && on.remove(saved.id);
        const sentence = own.find(({ id }) => id === value)?.text ?? value;
        onChange(typed === '' ? sentence : `${text.trimEnd()}\n${sentence}`);
      }}
    />
  );
}
