import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { endDayOf } from '../model/end-day';
import { $working, planActionRequested } from '../model/plan';
import { scheduledChangeOf, type PlanStanding } from '../model/standing';
import * as styles from './plan-sheet.css';

type KeepPlanProps = { standing: Exclude<PlanStanding, { kind: 'none' }> };

/** Drops a scheduled change to a lower plan or a shorter interval. */
export function KeepPlan({ standing }: KeepPlanProps) {
  const [open, setOpen] = useState(false);
  const { working, act } = useUnit({ working: $working, act: planActionRequested });
  const change = scheduledChangeOf(standing);
  if (change === null) return null;
  const { plan_name: name, current_period_end: end } = standing.subscription;
  const label = change.plan_name === name ? 'Keep my plan' : `Keep ${name}`;
  return (
    <>
      <Button variant="primary" icon={Undo2} pending={working === 'keep'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <span className={styles.note}>Your plan changes on {endDayOf(end)}</span>
      <ConfirmDialog
        open={open}
        title={`${label}?`}
        description={`Your plan won’t change to ${change.plan_name}. It renews on ${endDayOf(end)} at its current price.`}
        confirmLabel={label}
        cancelLabel="Not now"
        danger={false}
        onConfirm={() => {
          setOpen(false);
          act('keep');
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
