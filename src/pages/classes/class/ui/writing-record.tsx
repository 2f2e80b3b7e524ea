import { useUnit } from 'effector-react';
import type { ClassEntry } from '@/shared/api/classes';
import { PageSection } from '@/shared/ui/page-section';
import { Switch } from '@/shared/ui/switch';
import * as model from '../model/writing-record';

/** Whether the class records what students paste into their work. */
export function WritingRecord({ entry: { teaching, archived_at: archived } }: { entry: ClassEntry }) {
  const { isSwitching, change } = useUnit({ isSwitching: model.$isSwitching, change: model.recordSwitched });
  if (teaching === null) return null;
  return (
    <PageSection title="Writing">
      <Switch
        checked={teaching.records_pasting}
        disabled={isSwitching || archived !== null}
        description="Students are told before they write. Beside their work you see which long passages they pasted, and when. It doesn’t apply to work they have already written."
        onChange={change}
      >
        Record pasted text
      </Switch>
    </PageSection>
  );
}
