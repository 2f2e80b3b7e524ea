import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { Skeleton } from '@/shared/ui/skeleton';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import {
  $editing,
  editCancelled,
  editClosed,
  type EditTarget,
  valueChanged,
} from '../../model/document-editing';
import { itemNoun } from '../../model/item-changes';
import { blocks } from '../block-registry';
import { EditorForm } from './editor-form';

const FORM = 'edit-details';

/** The details of an item or a section, beside the document. */
export function EditDrawer() {
  const editing = useUnit($editing);
  const on = useUnit({ change: valueChanged, cancel: editCancelled, close: editClosed });
  const isTouch = useMediaQuery(media.touch);
  if (editing.state === 'idle' || editing.target.kind === 'title') return null;
  const { target, value, sent, problem } = editing;
  const { editor, itemEditor } = blocks[target.section.block];
  const Editor = target.kind === 'section' ? editor : itemEditor;
  if (!Editor) return null;
  return (
    <Drawer
      open
      onClose={() => on.close()}
      title={titleOf(target)}
      from={isTouch ? 'bottom' : 'end'}
      actions={
        <>
          <Button variant="quiet" onClick={() => on.cancel()}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={sent !== null}>
            Done
          </Button>
        </>
      }
    >
      <EditorForm id={FORM} label={titleOf(target)} problem={problem}>
        <Suspense fallback={<Skeleton lines={6} label="Opening the editor" />}>
          <Editor section={target.section} value={value} onChange={on.change} />
        </Suspense>
      </EditorForm>
    </Drawer>
  );
}

function titleOf(target: Exclude<EditTarget, { kind: 'title' }>): string {
  if (target.kind === 'section') return `Edit: ${target.section.title}`;
  const noun = itemNoun(target.section) ?? 'entry';
  if (target.kind === 'newItem') return `New ${noun}`;
  return `Edit ${noun} ${Number(target.path.at(-1)) + 1}`;
}
