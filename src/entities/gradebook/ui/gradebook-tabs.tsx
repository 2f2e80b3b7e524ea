import { useUnit } from 'effector-react';
import { TabLinks } from '@/shared/ui/tabs';
import { gradebookPath, gradebookRulesPath, gradebookSkillsPath } from '../model/addresses';
import { $hasRulesDraft } from '../model/rules-draft';

type GradebookTabsProps = {
  /** The class that is shown; null before it is known. */
  classId: string | null;
  /** The page that is open. */
  open: 'scores' | 'skills' | 'rules';
};

/** The pages of a class's gradebook. */
export function GradebookTabs({ classId, open }: GradebookTabsProps) {
  const hasDraft = useUnit($hasRulesDraft);
  const isDraft = hasDraft && open !== 'rules';
  return (
    <TabLinks
      label="Gradebook"
      links={[
        { label: 'Scores', href: gradebookPath(classId), current: open === 'scores' },
        { label: 'Skills', href: gradebookSkillsPath(classId), current: open === 'skills' },
        {
          label: isDraft ? 'Rules, not saved' : 'Rules',
          href: gradebookRulesPath(classId),
          current: open === 'rules',
        },
      ]}
    />
  );
}
