import { useUnit } from 'effector-react';
import {
  ArrowRight,
  BookOpen,
  FileText,
  History,
  NotebookPen,
  NotebookTabs,
  RotateCcw,
  Search,
  UserRound,
} from 'lucide';
import { templateIcon } from '@/shared/api/template-icons';
import { CommandPalette } from '@/shared/ui/command-palette';
import type { IconShape } from '@/shared/ui/icon';
import type { Result } from '../model/results';
import * as model from '../model/search';

/** Finds what is in the classes, templates, documents and pages from every page. */
export function SearchPalette() {
  const { hint, isOpen, query, results, isBusy } = useUnit({
    hint: model.$hint,
    isOpen: model.$isOpen,
    query: model.$query,
    results: model.$results,
    isBusy: model.$isBusy,
  });
  const on = useUnit({ close: model.searchClosed, query: model.queryChanged, choose: model.resultChosen });
  const all = results.flatMap(({ items }) => items);
  return (
    <CommandPalette
      open={isOpen}
      onClose={() => on.close()}
      query={query}
      onQueryChange={on.query}
      placeholder={hint}
      busy={isBusy}
      groups={results.map(({ label, items }) => ({
        label,
        items: items.map((item) => ({
          value: valueOf(item),
          label: item.label,
          ...(item.description !== undefined && { description: item.description }),
          icon: iconOf(item),
        })),
      }))}
      onSelect={(value) => {
        const chosen = all.find((item) => valueOf(item) === value);
        if (chosen) on.choose(chosen);
      }}
    />
  );
}

const valueOf = ({ kind, target }: Result): string => `${kind}:${target}`;

const ICONS: Record<Exclude<Result['kind'], 'template'>, IconShape> = {
  class: NotebookTabs,
  student: UserRound,
  assignment: NotebookPen,
  lesson: BookOpen,
  recent: History,
  document: FileText,
  page: ArrowRight,
  all: Search,
  retry: RotateCcw,
};

const iconOf = ({ kind, icon = '' }: Result): IconShape =>
  kind === 'template' ? templateIcon(icon) : ICONS[kind];
