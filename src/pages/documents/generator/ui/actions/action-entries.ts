import {
  BookOpen,
  BookPlus,
  BriefcaseBusiness,
  ChevronsDownUp,
  ChevronsUpDown,
  ClipboardList,
  Copy,
  GitCompare,
  Languages,
  Layers,
  Minus,
  Plus,
  Replace,
  Share2,
  SquarePlus,
} from 'lucide';
import type { ActionKey, Template } from '@/shared/api/templates';
import type { IconShape } from '@/shared/ui/icon';
import type { MenuEntry } from '@/shared/ui/menu';

type Shown = { group: string; icon: IconShape; description?: string };

const REWRITE = 'Rewrite all of it';
const MAKE = 'Make another document';

/** How each action looks in the menu; the template says which are offered, and their labels. */
const shown: Readonly<Record<ActionKey, Shown>> = {
  shorter: { group: REWRITE, icon: ChevronsDownUp },
  longer: { group: REWRITE, icon: ChevronsUpDown },
  simpler: { group: REWRITE, icon: BookOpen, description: 'One grade lower' },
  richer: { group: REWRITE, icon: BookOpen, description: 'One grade higher' },
  easier: { group: REWRITE, icon: Minus },
  harder: { group: REWRITE, icon: Plus },
  add: { group: REWRITE, icon: SquarePlus, description: 'Vocabulary, questions, a rubric …' },
  translate: { group: MAKE, icon: Languages, description: 'A new document, linked to this one' },
  levels: { group: MAKE, icon: Layers, description: 'Three versions of this document' },
  convert: { group: MAKE, icon: Replace, description: 'To a worksheet, a quiz …' },
  duplicate: { group: MAKE, icon: Copy },
  compare: { group: 'Look and share', icon: GitCompare },
  share: { group: 'Look and share', icon: Share2, description: 'A link to the student copy' },
  lesson: { group: 'Look and share', icon: BookPlus, description: 'Students read it in their class' },
  assign: { group: 'Look and share', icon: ClipboardList, description: 'To one or several classes' },
};

/** What a teacher can do with every document. */
const KEEP: MenuEntry = {
  kind: 'item',
  value: 'briefcase',
  label: 'Add to a briefcase',
  description: 'To a folder, also one that is shared',
  icon: BriefcaseBusiness,
};

type Options = { versions: number; isTeacher: boolean };

/** The entries of the menu for the actions that a template offers, grouped. A first draft has nothing to compare. */
export function actionEntries(
  { actions }: Pick<Template, 'actions'>,
  { versions, isTeacher }: Options,
): MenuEntry[] {
  const groups = Map.groupBy(actions, ({ key }) => shown[key].group);
  const entries = [REWRITE, MAKE, 'Look and share'].flatMap((group): MenuEntry[] => {
    const own = groups.get(group) ?? [];
    if (own.length === 0) return [];
    return [
      { kind: 'heading', label: group },
      ...own.map(({ key, label }): MenuEntry => {
        const { icon, description } = shown[key];
        return {
          kind: 'item',
          value: key,
          label,
          icon,
          disabled: key === 'compare' && versions < 2,
          ...(description && { description }),
        };
      }),
    ];
  });
  return isTeacher ? [...entries, KEEP] : entries;
}
