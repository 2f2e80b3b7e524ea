import { useUnit } from 'effector-react';
import { WriteMessageDialog } from '@/features/write-message';
import type { Gradebook } from '@/shared/api/gradebooks';
import { createDeferred } from '@/shared/deferred';
import { $panel } from '../model/panel';

const { Deferred } = createDeferred(async () => (await import('./deferred-panel')).OpenPanel);

/** What opens beside or above the grid. */
export function Panels({ answer }: { answer: Gradebook }) {
  const panel = useUnit($panel);
  return (
    <>
      <WriteMessageDialog />
      {panel === null ? null : <Deferred props={{ answer, panel }} />}
    </>
  );
}
