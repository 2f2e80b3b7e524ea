import { useUnit } from 'effector-react';
import { CoverField } from '@/entities/class';
import { folderOptions } from '@/entities/briefcase';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import * as entries from '../model/entry-editor';
import * as folders from '../model/folder-editor';
import { $mover, moverClosed, placeChosen } from '../model/mover';
import { $allFolders } from '../model/place';

const NO_FOLDER = { value: '', label: 'In no folder' };

/** Creates a folder, or changes its name, colour and place. */
export function FolderDialog() {
  const { values, errors, pending, field } = useForm(folders.form);
  const [editor, close, all] = useUnit([folders.$editor, folders.editorClosed, $allFolders]);
  const isNew = editor.state !== 'change';
  return (
    <Dialog
      open={editor.state !== 'closed'}
      onClose={() => close()}
      size="md"
      title={isNew ? 'New folder' : 'Change folder'}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form="briefcase-folder-form" pending={pending}>
            {isNew ? 'Create folder' : 'Save changes'}
          </Button>
        </>
      }
    >
      <FormElement form={folders.form} id="briefcase-folder-form">
        <Stack gap={5}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Name" required error={errors.name}>
            <TextInput maxLength={200} {...field('name')} />
          </Field>
          <Field label="Place">
            <Select
              {...field('parentId')}
              options={[NO_FOLDER, ...folderOptions(all, editor.state === 'change' ? editor.id : null)]}
            />
          </Field>
          <CoverField {...field('color')} title={values.name.trim()} />
        </Stack>
      </FormElement>
    </Dialog>
  );
}

/** Adds a link, or renames an entry. */
export function EntryDialog() {
  const { errors, pending, field } = useForm(entries.form);
  const [editor, close] = useUnit([entries.$editor, entries.editorClosed]);
  const isLink = editor.state === 'link';
  return (
    <Dialog
      open={editor.state !== 'closed'}
      onClose={() => close()}
      title={isLink ? 'Add a link' : 'Rename'}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form="briefcase-entry-form" pending={pending}>
            {isLink ? 'Add link' : 'Rename'}
          </Button>
        </>
      }
    >
      <FormElement form={entries.form} id="briefcase-entry-form">
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          {isLink ? (
            <Field label="Address" required error={errors.url}>
              <TextInput type="url" maxLength={2000} placeholder="https://" {...field('url')} />
            </Field>
          ) : null}
          <Field label="Name" required error={errors.name}>
            <TextInput maxLength={200} {...field('name')} />
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}

/** Chooses the folder that entries are moved or copied to. */
export function MoveDialog() {
  const [mover, close, choose, all] = useUnit([$mover, moverClosed, placeChosen, $allFolders]);
  if (mover === null) return null;
  const verb = mover.change === 'move' ? 'Move' : 'Copy';
  return (
    <Dialog
      open
      onClose={() => close()}
      title={mover.ids.length === 1 ? verb : `${verb} ${mover.ids.length} entries`}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form="briefcase-place-form">
            {verb}
          </Button>
        </>
      }
    >
      <form
        id="briefcase-place-form"
        onSubmit={(event) => {
          event.preventDefault();
          const place = new FormData(event.currentTarget).get('place');
          choose(typeof place === 'string' ? place : '');
        }}
      >
        <Field label="To">
          <Select name="place" defaultValue="" options={[NO_FOLDER, ...folderOptions(all)]} />
        </Field>
      </form>
    </Dialog>
  );
}
